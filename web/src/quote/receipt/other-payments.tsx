import { listSeparator } from '#shared/locale.ts'
import { mayBeOpen } from '#web/content/payment-result.ts'
import { openBeside } from '#web/quote/keep/payments.ts'
import { leftToRight } from '#web/ui/browser/isolated-text.ts'
import { useStored } from '#web/ui/browser/use-stored.ts'

/** Whether this browser has other payment pages that may be open (rule 10.17). */
export function OtherPayments({ reference }: { readonly reference: string | undefined }) {
  const open = useStored(() => openBeside(reference).join(listSeparator)) ?? ''
  return open !== '' && <p role="alert">{mayBeOpen(leftToRight(open))}</p>
}
