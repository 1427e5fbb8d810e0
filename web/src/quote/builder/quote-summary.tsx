import { clsx } from 'clsx'
import { useState } from 'react'
import type { Quote } from '#shared/quote.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'
import { useStored } from '#web/ui/browser/use-stored.ts'
import { Button } from '#web/ui/button.tsx'
import { announced } from '#web/ui/for-screen-readers.tsx'
import { useOnDemand } from '#web/ui/use-on-demand.ts'
import { copyOf, keepCopy, readCopyText } from '#web/quote/keep/quote-copy.ts'
import { packageReplaced } from '#web/quote/life/kept-events.ts'
import { useAppSelector, useQuoteEvents } from '#web/quote/life/hooks.ts'
import { made } from '#web/quote/model/valid-until.ts'
import { PaymentNotes } from '#web/quote/parts/payment-notes.tsx'
import { loadDialogs, QuoteActions } from '#web/quote/share/quote-actions.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { selectIsOpened, selectLife, selectQuote } from '#web/quote/life/selectors.ts'
import { summaryId, TotalBar } from './total-bar.tsx'
import styles from './quote-summary.module.css'

const { copy: words } = quoteBuilder.summary

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
      <TotalBar />
    </>
  )
}

/** Keeps a copy of the package, and from then on compares the two (rule 8.12). */
function CopyButton({ quote }: { readonly quote: Quote }) {
  const isKept = Boolean(useStored(readCopyText))
  const { revision } = useAppSelector(selectLife)
  // Said until the next change.
  const [keptAt, setKeptAt] = useState<number | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [dialogs, request, isLoading] = useOnDemand(loadDialogs)
  const press = () => {
    if (isKept) {
      request()
      setIsOpen(true)
    } else {
      keepCopy(copyOf(quote))
      setKeptAt(revision)
    }
  }
  return (
    <div>
      <Button variant="quiet" data-scripted="" aria-busy={isLoading} onClick={press}>
        {isKept ? words.compare : words.keep}
      </Button>
      <small {...announced}>{isKept && revision === keptAt && words.kept}</small>
      {isOpen && dialogs && <dialogs.CopyDialog onClose={() => setIsOpen(false)} />}
    </div>
  )
}
