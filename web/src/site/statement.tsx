import { useId, type ReactNode } from 'react'
import { Container } from '#web/ui/container.tsx'
import type { TitledText } from '#web/content/service.ts'
import { SectionRoot, type Tone } from '#web/ui/section-root.tsx'
import styles from './statement.module.css'

type StatementProps = {
  /** The first one is the largest. */
  readonly list: readonly TitledText[]
  readonly tone: Tone
  /** A drawing below the words. */
  readonly children?: ReactNode
}

/** Sentences of the company's own in large type across the page. */
export function Statement({ list, tone, children }: StatementProps) {
  const id = useId()
  return (
    <SectionRoot className={styles.root} tone={tone}>
      <Container className={styles.columns}>
        {list.map(({ title, text }, index) => (
          <section key={title} aria-labelledby={`${id}${index}`}>
            <h2 id={`${id}${index}`}>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
        {children}
      </Container>
    </SectionRoot>
  )
}
