import { projectProcess } from '#web/content/process.ts'
import styles from './timeline.module.css'

/** A project's steps along a drawn line: from left to right on desktop, from top to bottom on mobile. */
export function Timeline() {
  return (
    <ol className={styles.line} role="list">
      {projectProcess.steps.map(({ title, text, holds: held, isTest }) => (
        <li key={title} data-test={isTest}>
          <h3>{title}</h3>
          <p>{text}</p>
          <p>
            <small>{projectProcess.holds}</small> {held}
          </p>
        </li>
      ))}
    </ol>
  )
}
