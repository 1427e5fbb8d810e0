import { listSeparator } from '#shared/locale.ts'
import { otherPayments as copy } from '#web/content/payment-result.ts'
import { contactAboutOrder, contactLink } from '#web/content/prepared-messages.ts'
import { openBeside, paidBeside } from '#web/quote/keep/payments.ts'
import { LinkButtons } from '#web/ui/button.tsx'
import { leftToRight } from '#web/ui/browser/isolated-text.ts'
import { useStored } from '#web/ui/browser/use-stored.ts'

/** Whether this browser has other payments of the same package, or other payment pages that may be open (rule 10.17). */
export function OtherPayments({ reference }: { readonly reference: string | undefined }) {
  const paid = useStored(() => paidBeside(reference).join(listSeparator)) ?? ''
  const open = useStored(() => openBeside(reference).join(listSeparator)) ?? ''
  const link = contactLink(contactAboutOrder([reference, paid].join(listSeparator), copy.question))
  return (
    <>
      {paid !== '' && (
        <>
          <p role="alert">{copy.paidTwice(leftToRight(paid))}</p>
          <LinkButtons isQuiet links={[{ text: copy.write, ...link }]} />
        </>
      )}
      {open !== '' && <p role="alert">{copy.mayBeOpen(leftToRight(open))}</p>}
    </>
  )
}
