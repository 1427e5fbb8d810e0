import { paths } from '#web/content/paths.ts'
import { otherPayments as copy } from '#web/content/payment-result.ts'
import { contactAboutOrder } from '#web/content/prepared-messages.ts'
import { openBeside, paidBeside } from '#web/quote/keep/payments.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { leftToRight } from '#web/ui/browser/isolated-text.ts'
import { useStored } from './use-stored.ts'

/** Whether this browser has other payments of the same package, or other payment pages that may be open (rule 10.17). */
export function OtherPayments({ reference }: { readonly reference: string | undefined }) {
  const paid = useStored(() => paidBeside(reference).join(', ')) ?? ''
  const open = useStored(() => openBeside(reference).join(', ')) ?? ''
  return (
    <>
      {paid !== '' && reference !== undefined && (
        <div role="alert">
          <p>{copy.paidTwice(leftToRight(paid))}</p>
          <LinkButton
            to={paths.contact}
            state={contactAboutOrder(`${reference}, ${paid}`, copy.question)}
          >
            {copy.write}
          </LinkButton>
        </div>
      )}
      {open !== '' && <p role="alert">{copy.mayBeOpen(leftToRight(open))}</p>}
    </>
  )
}
