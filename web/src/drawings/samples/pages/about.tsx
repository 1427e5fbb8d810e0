import { listSeparator } from '#shared/locale.ts'
import { about } from '#web/content/about.ts'
import { floorPlan } from '#web/content/samples/floor-plan-text.ts'
import { DrawingSheet } from '#web/drawings/drawing-sheet.tsx'
import { FloorPlan } from '#web/drawings/samples/floor-plan.tsx'
import styles from '#web/drawings/samples/floor-plan.module.css'
import { SampleFrame } from '#web/drawings/samples/sample-frame.tsx'

/** A sheet that both founders have initialled. */
export function Content() {
  const { founders, sheet } = about
  const [drawn, checked] = founders
  const signed = sheet.signed(drawn.initials, checked.initials)
  const title = [floorPlan.title, signed].join(listSeparator)
  return (
    <SampleFrame {...sheet}>
      <DrawingSheet number={floorPlan.number} title={title}>
        <div className={styles.excerpt}>
          <FloorPlan />
        </div>
      </DrawingSheet>
    </SampleFrame>
  )
}
