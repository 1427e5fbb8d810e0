import { useId, type ReactNode } from 'react'
import { Container } from '#web/components/container.tsx'
import styles from './overview.module.css'

type OverviewProps = {
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Beside the text on desktop, below it on mobile. */
  readonly children?: ReactNode
}

/** Prose under a heading. */
export function Overview({ heading, paragraphs, children }: OverviewProps) {
  const id = useId()
  return (
    <Container>
      <div className={styles.columns}>
        <section aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        {children !== undefined && <div className={styles.beside}>{children}</div>}
      </div>
    </Container>
  )
}
