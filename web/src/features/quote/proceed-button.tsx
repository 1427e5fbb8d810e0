import { Button } from '#web/components/button.tsx'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { useAppSelector } from '#web/state/hooks.ts'
import { selectCount } from './quote-slice.ts'

/** Proceed to Checkout, disabled while nothing is selected (rule 7.7). */
export function ProceedButton({ onProceed }: { readonly onProceed: () => void }) {
  const count = useAppSelector(selectCount)
  return (
    <Button disabled={count === 0} onClick={onProceed}>
      {quoteBuilder.summary.proceed}
    </Button>
  )
}
