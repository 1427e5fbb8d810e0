import { useId } from 'react'
import { Container } from '#web/components/container.tsx'
import type { TitledText } from '#web/content/service.ts'
import { SectionRoot } from './section-root.tsx'
import styles from './reasons.module.css'

type ReasonsProps = {
  readonly heading: string
  readonly list: readonly TitledText[]
}

/** A long list of statements beside its sticky heading. */
export function Reasons({ heading, list }: ReasonsProps) {
  const id = useId()
  return (
    <SectionRoot tone="paper" labelledBy={id}>
      <Container>
        <div className={styles.columns}>
          <h2 id={id}>{heading}</h2>
          <dl>
            {list.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </SectionRoot>
  )
}
