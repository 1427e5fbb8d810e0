import type { Quote } from '#shared/quote.ts'
import { Button } from '#web/ui/button.tsx'
import { usePrinting } from '#web/ui/use-printing.ts'
import { notices } from '#web/content/notices.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { dismiss, notify } from '#web/ui/browser/notifications.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'

const loadSheet = async () => import('./quote-sheet.tsx')
const notifyNotLoaded = () => notify(notices.partNotLoaded)
const notifyNotPrinted = () => notify(notices.notPrinted)

/** A button that prints the quote. While it is on the page, the browser's own print command prints the quote as well. */
export function PrintQuote({ quote }: { readonly quote: Quote }) {
  const [printing, print, isLoading] = usePrinting(loadSheet, notifyNotLoaded, notifyNotPrinted)
  const attempt = () => {
    dismiss(notices.partNotLoaded, notices.notPrinted)
    print()
  }
  return (
    <>
      <Button variant="quiet" data-scripted="" aria-busy={isLoading} onClick={attempt}>
        {quoteActions.print}
      </Button>
      {printing && <printing.QuoteSheet quote={quote} href={quoteLink(quote, location.origin)} />}
    </>
  )
}
