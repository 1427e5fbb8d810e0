import { DrawingSheet } from '#web/ui/drawing-sheet.tsx'
import { asBuilt } from '#web/content/samples/as-built.ts'
import { sampleStatus } from '#web/content/sample-status.ts'
import { AsBuiltPlan } from './as-built-plan.tsx'
import styles from './plan.module.css'
import { Proof } from './proof.tsx'

/** The drawing that a client gets at handover, without its legend, and on a phone only half of it. */
export function Content() {
  return (
    <Proof {...asBuilt.excerpt}>
      <DrawingSheet {...asBuilt} status={sampleStatus}>
        <div className={styles.excerpt}>
          <AsBuiltPlan />
        </div>
      </DrawingSheet>
    </Proof>
  )
}
