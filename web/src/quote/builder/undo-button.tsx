import { quoteBuilder } from '#web/content/quote-builder.ts'
import { useAppSelector, useQuoteEvents } from '#web/quote/life/hooks.ts'
import { selectLife } from '#web/quote/life/selectors.ts'
import { Button } from '#web/ui/button.tsx'

const { start: copy } = quoteBuilder

/** Brings back the choices before the last change of the whole package (rule 7.12). */
export function UndoButton({ onUndone }: { readonly onUndone: () => void }) {
  const tell = useQuoteEvents()
  const { lastStep } = useAppSelector(selectLife)
  // A removed line has its own.
  if (!lastStep?.before || lastStep.line) return null
  const undo = () => {
    tell({ type: 'quote/stepUndone', payload: copy.undone })
    onUndone()
  }
  return (
    <Button variant="quiet" onClick={undo}>
      {copy.undo}
    </Button>
  )
}
