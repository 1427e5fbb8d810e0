import { floorPlan } from '#web/content/samples/floor-plan-text.ts'
import * as east from './floor-plan-east.svg?drawing'
import * as west from './floor-plan-west.svg?drawing'
import styles from './floor-plan.module.css'

/** On a phone its halves are one below the other. */
export function FloorPlan() {
  return (
    <div className={styles.halves} role="img" aria-label={floorPlan.label}>
      {[west, east].map(({ id, viewBox, Content }) => (
        <svg key={id} aria-hidden viewBox={viewBox} width="320" height="400">
          <Content />
        </svg>
      ))}
    </div>
  )
}
