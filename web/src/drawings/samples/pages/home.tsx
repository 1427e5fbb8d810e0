import { floorPlan } from '#web/content/samples/floor-plan.ts'
import { sampleStatus } from '#web/content/sample-status.ts'
import { DrawingSheet } from '#web/ui/drawing-sheet.tsx'
import { FloorPlan } from '#web/drawings/samples/floor-plan.tsx'
import styles from '#web/drawings/samples/floor-plan.module.css'
import { Proof } from '#web/drawings/samples/proof.tsx'

/** The drawing that a client gets at handover, without its legend, and on a phone only half of it. */
export function Content() {
  return (
    <Proof {...floorPlan.introduction} link={floorPlan.whole}>
      <DrawingSheet {...floorPlan} status={sampleStatus}>
        <div className={styles.excerpt}>
          <FloorPlan />
        </div>
      </DrawingSheet>
    </Proof>
  )
}
