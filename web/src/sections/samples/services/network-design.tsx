import { introductions } from '#web/content/samples/introductions.ts'
import { AsBuiltSheet } from '#web/sections/samples/as-built-sheet.tsx'
import { HeatMapSheet } from '#web/sections/samples/heat-map-sheet.tsx'
import { Proof } from '#web/sections/samples/proof.tsx'

/** What is handed over at the end: the as-built drawing, and the survey of its Wi-Fi. */
export function Content() {
  return (
    <Proof {...introductions.networkDesign} isWide>
      <AsBuiltSheet />
      <HeatMapSheet />
    </Proof>
  )
}
