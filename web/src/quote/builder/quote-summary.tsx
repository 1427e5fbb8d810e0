import { clsx } from 'clsx'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { focusText } from '#web/ui/browser/focus-text.ts'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { packageReplaced } from '#web/quote/life/kept-events.ts'
import { useAppSelector, useQuoteEvents } from '#web/quote/life/hooks.ts'
import { made } from '#web/quote/model/valid-until.ts'
import { CopyButton } from './copy-button.tsx'
import { PaymentNotes } from '#web/quote/parts/payment-notes.tsx'
import { QuoteActions } from '#web/quote/share/quote-actions.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { selectIsOpened, selectQuote } from '#web/quote/life/selectors.ts'
import { TotalBar } from './total-bar.tsx'
import styles from './quote-summary.module.css'

/** Where the page's second skip link leads. */
export const summaryId = 'package'

const showLines = () => focusText(document.getElementById(summaryId))

/** The current quote: its actions, its lines, and the bar with total, count and Proceed. */
export function QuoteSummary() {
  // Until storage has been read, every number may be wrong (rule 8.8).
  const isReady = useAppSelector(selectIsOpened)
  const quote = useAppSelector(selectQuote)
  const isHydrated = useHydrated()
  const dispatch = useQuoteEvents()
  const quoteAgain = () => {
    const choices = made({ selection: quote.selection, held: {} })
    dispatch(packageReplaced(choices, quoteBuilder.summary.quotedAgain, true))
  }
  return (
    <>
      <section className={styles.package}>
        <div className={styles.head}>
          <h2 id={summaryId}>{quoteBuilder.summary.heading}</h2>
          <div className={clsx(!isReady && styles.waiting)}>
            {quote.lines.length > 0 && <QuoteActions quote={quote} />}
          </div>
        </div>
        {/* Firefox would stop at a scrolled element without a name; the lines' buttons scroll it. */}
        <div
          className={clsx(styles.lines, !isReady && styles.reserved)}
          tabIndex={-1}
          data-scripted={isReady ? undefined : ''}
          data-first-visit={isHydrated ? undefined : ''}
        >
          <QuoteLines />
          {quote.lines.length > 0 && <PaymentNotes {...quote} />}
          {quote.lastDay !== undefined && (
            <Button variant="quiet" data-scripted="" onClick={quoteAgain}>
              {quoteBuilder.summary.quoteAgain}
            </Button>
          )}
          {quote.lines.length > 0 && <CopyButton quote={quote} />}
        </div>
      </section>
      <TotalBar isReady={isReady} onSheetMissing={showLines} />
    </>
  )
}
