import type { ProcessStep } from '#web/content/process.ts'
import styles from './timeline.module.css'

type TimelineProps = {
  readonly steps: readonly ProcessStep[]
  /** The words before what the client holds. */
  readonly holds: string
}

/** Steps along a drawn line: from left to right on desktop, from top to bottom on mobile. */
export function Timeline({ steps, holds }: TimelineProps) {
  return (
    <ol className={styles.line} role="list">
      {steps.map(({ title, text, holds: held, isTest }) => (
        <li key={title} data-test={isTest}>
          <h3>{title}</h3>
          <p>{text}</p>
          <p>
            <small>{holds}</small> {held}
          </p>
        </li>
      ))}
    </ol>
  )
}
