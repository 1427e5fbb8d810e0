import type { QuoteLine } from '#shared/pricing.ts'
import { Button } from '#web/ui/button.tsx'
import { usePrinting } from '#web/ui/use-printing.ts'
import { notices } from '#web/content/notices.ts'
import { notify } from '#web/ui/browser/notifications.ts'

type PrintQuoteProps = {
  readonly lines: readonly QuoteLine[]
  /** The quote's link; called while printing. */
  readonly link: () => string
  readonly children: string
}

const loadSheet = async () => import('./quote-sheet.tsx')
const notifyNotLoaded = () => notify(notices.partNotLoaded)

/** A button that prints the quote. While it is on the page, the browser's own print command prints the quote as well. */
export function PrintQuote({ lines, link, children }: PrintQuoteProps) {
  const [printing, print, isLoading] = usePrinting(loadSheet, notifyNotLoaded)
  return (
    <>
      <Button variant="quiet" aria-busy={isLoading} onClick={print}>
        {children}
      </Button>
      {printing && <printing.module.QuoteSheet lines={lines} date={printing.date} href={link()} />}
    </>
  )
}
