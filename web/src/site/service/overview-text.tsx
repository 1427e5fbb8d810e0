import { clsx } from 'clsx'
import styles from './overview-text.module.css'

type OverviewTextProps = {
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** On desktop with the first paragraph beside the others. */
  readonly isWide?: boolean
}

export function OverviewText({ heading, paragraphs, isWide = false }: OverviewTextProps) {
  return (
    <section>
      <h2>{heading}</h2>
      <div className={clsx(styles.paragraphs, isWide && styles.wide)}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
