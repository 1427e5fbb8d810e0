import { introductions } from '#web/content/samples/introductions.ts'
import { AsBuiltSheet } from './as-built-sheet.tsx'
import { Proof } from './proof.tsx'

/** What a client holds on the last day. */
export function Content() {
  return (
    <Proof {...introductions.home} isWide>
      <AsBuiltSheet />
    </Proof>
  )
}
