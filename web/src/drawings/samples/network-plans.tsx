import { heatMap } from '#web/content/samples/heat-map.ts'
import { introductions } from '#web/content/samples/introductions.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { AsBuiltSheet } from './as-built-sheet.tsx'
import { HeatMapSheet } from './heat-map-sheet.tsx'
import { Proof } from './proof.tsx'

/** What is handed over with a network: the as-built drawing, and the survey of its Wi-Fi. */
export function Content() {
  return (
    <Proof {...introductions.networkDesign} isWide>
      <AsBuiltSheet />
      <Disclosure summary={heatMap.summary}>
        <HeatMapSheet />
      </Disclosure>
    </Proof>
  )
}
