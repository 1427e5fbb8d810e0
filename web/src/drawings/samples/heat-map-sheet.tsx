import { DrawingSheet } from '#web/ui/drawing-sheet.tsx'
import { sampleStatus } from '#web/content/sample-status.ts'
import { heatMap } from '#web/content/samples/heat-map.ts'
import * as after from './heat-map-after.svg?drawing'
import * as before from './heat-map-before.svg?drawing'
import * as symbols from './heat-map-legend.svg?drawing'
import { Legend } from './legend.tsx'
import styles from './plan.module.css'

const surveys = [
  { ...heatMap.before, ...before },
  { ...heatMap.after, ...after },
]

/** The Wi-Fi survey of a floor, before and after the work. */
export function HeatMapSheet() {
  return (
    <DrawingSheet {...heatMap} status={sampleStatus}>
      <div className={styles.surveys}>
        {surveys.map(({ id, heading, label, caption, viewBox, Content }) => (
          <div key={id}>
            <h3>{heading}</h3>
            <svg viewBox={viewBox} width="330.6" height="186" role="img" aria-label={label}>
              <Content />
            </svg>
            <p>{caption}</p>
          </div>
        ))}
      </div>
      <div className={styles.notes}>
        <Legend {...heatMap.legend} symbols={symbols} />
      </div>
    </DrawingSheet>
  )
}
