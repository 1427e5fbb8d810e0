import { introductions } from '#web/content/samples/introductions.ts'
import { AsBuiltSheet } from '#web/drawings/samples/as-built-sheet.tsx'
import { HeatMapSheet } from '#web/drawings/samples/heat-map-sheet.tsx'
import { Proof } from '#web/drawings/samples/proof.tsx'

/** What is handed over at the end: the as-built drawing, and the survey of its Wi-Fi. */
export function Content() {
  return (
    <Proof {...introductions.networkDesign} isWide>
      <AsBuiltSheet />
      <HeatMapSheet />
    </Proof>
  )
}
