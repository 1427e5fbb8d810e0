import { useState } from 'react'
import type { Quote } from '#shared/quote.ts'
import { Button } from '#web/ui/button.tsx'
import { useOnDemand } from '#web/ui/use-on-demand.ts'
import { usePrinting } from '#web/ui/use-printing.ts'
import { notices } from '#web/content/notices.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { dismiss, notify } from '#web/ui/browser/notifications.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'

const loadSheet = async () => import('./quote-sheet.tsx')
const loadDialog = async () => import('./print-dialog.tsx')
const notifyNotLoaded = () => notify(notices.partNotLoaded)
const notifyNotPrinted = () => notify(notices.notPrinted)

type PrintQuoteProps = {
  readonly quote: Quote
  /** Where the page has no fields for it. */
  readonly asksForWhom?: boolean
}

/** A button that prints the quote. While it is on the page, the browser's own print command prints the quote as well. */
export function PrintQuote({ quote, asksForWhom = false }: PrintQuoteProps) {
  const [printing, print, isLoading] = usePrinting(loadSheet, notifyNotLoaded, notifyNotPrinted)
  const [isAsking, setIsAsking] = useState(false)
  const attempt = () => {
    setIsAsking(false)
    dismiss(notices.partNotLoaded, notices.notPrinted)
    print()
  }
  const [dialog, requestDialog, isOpening] = useOnDemand(loadDialog, attempt)
  const ask = () => {
    setIsAsking(true)
    requestDialog()
  }
  return (
    <>
      <Button
        variant="quiet"
        data-scripted=""
        aria-busy={isLoading || isOpening}
        onClick={asksForWhom ? ask : attempt}
      >
        {quoteActions.print}
      </Button>
      {isAsking && dialog && (
        <dialog.PrintDialog onPrint={attempt} onClose={() => setIsAsking(false)} />
      )}
      {printing && <printing.QuoteSheet quote={quote} href={quoteLink(quote, location.origin)} />}
    </>
  )
}
