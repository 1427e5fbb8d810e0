import { floorPlan } from '#web/content/samples/floor-plan-text.ts'
import { DrawingSheet } from '#web/drawings/drawing-sheet.tsx'
import { FloorPlan } from '#web/drawings/samples/floor-plan.tsx'
import styles from '#web/drawings/samples/floor-plan.module.css'
import { SampleFrame } from '#web/drawings/samples/sample-frame.tsx'

/** The drawing that a client gets at handover, without its legend, and on a phone only half of it. */
export function Content() {
  return (
    <SampleFrame {...floorPlan.introduction} link={floorPlan.whole}>
      <DrawingSheet {...floorPlan}>
        <div className={styles.excerpt}>
          <FloorPlan />
        </div>
      </DrawingSheet>
    </SampleFrame>
  )
}
