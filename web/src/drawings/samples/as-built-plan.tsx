import { asBuilt } from '#web/content/samples/as-built.ts'
import * as east from './as-built-east.svg?drawing'
import * as west from './as-built-west.svg?drawing'
import styles from './plan.module.css'

/** The plan of the floor. On a phone its halves are one below the other. */
export function AsBuiltPlan() {
  return (
    <div className={styles.halves} role="img" aria-label={asBuilt.label}>
      {[west, east].map(({ id, viewBox, Content }) => (
        <svg key={id} viewBox={viewBox} width="320" height="400">
          <Content />
        </svg>
      ))}
    </div>
  )
}
