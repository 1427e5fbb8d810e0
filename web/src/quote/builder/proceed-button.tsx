import { Button } from '#web/ui/button.tsx'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { useAppSelector } from '#web/quote/store/hooks.ts'
import { selectCount } from '#web/quote/store/quote-slice.ts'

type ProceedButtonProps = { readonly isReady: boolean; readonly onProceed: () => void }

/** Proceed to Checkout, disabled while nothing is selected (rule 7.7) or the selection is not known yet (rule 8.8). */
export function ProceedButton({ isReady, onProceed }: ProceedButtonProps) {
  const count = useAppSelector(selectCount)
  return (
    <Button disabled={!isReady || count === 0} data-leads-to={paths.checkout} onClick={onProceed}>
      {quoteBuilder.summary.proceed}
    </Button>
  )
}
