import { useCallback, useId, useRef, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useOnDemand } from '#web/ui/use-on-demand.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { focusText } from '#web/ui/browser/focus-text.ts'
import { PaymentNotes } from '#web/quote/parts/payment-notes.tsx'
import { toldIfMissing } from '#web/quote/parts/told-if-missing.ts'
import { useAppSelector } from '#web/quote/life/hooks.ts'
import { selectQuote } from '#web/quote/life/selectors.ts'
import { ProceedButton } from './proceed-button.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteTotal } from './quote-total.tsx'
import styles from './total-bar.module.css'

const copy = quoteBuilder.summary

const loadSheet = toldIfMissing(async () => import('#web/ui/bottom-sheet.tsx'))

/** Where the page's second skip link leads. */
export const summaryId = 'package'

/** Total, count and Proceed, which stay in view. Where the panel has no room, the lines open in a sheet (rule 7.16). */
export function TotalBar() {
  const quote = useAppSelector(selectQuote)
  const sheetId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const showInPage = useCallback(() => {
    setIsOpen(false)
    focusText(document.getElementById(summaryId))
  }, [])
  const [sheet, requestSheet, isLoading] = useOnDemand(loadSheet, showInPage)
  const isExpanded = isOpen && sheet !== null
  // Close first: Proceed may focus a field of the page, which an open sheet prevents.
  const onceClosed = useRef<(() => void) | null>(null)
  const closeBefore = (proceed: () => void) => {
    onceClosed.current = proceed
    setIsOpen(false)
  }
  const handleClosed = () => {
    onceClosed.current?.()
    onceClosed.current = null
  }
  return (
    <div className={styles.bar}>
      <QuoteTotal />
      <button
        className={styles.toggle}
        data-scripted=""
        type="button"
        aria-label={copy.showLines}
        aria-busy={isLoading}
        aria-haspopup="dialog"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? sheetId : undefined}
        onClick={() => {
          requestSheet()
          setIsOpen(true)
        }}
      >
        <Icon name="chevron" size={20} />
      </button>
      <ProceedButton />
      {sheet && (
        <sheet.BottomSheet
          id={sheetId}
          heading={copy.heading}
          closeLabel={copy.hideLines}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onClosed={handleClosed}
          footer={
            <>
              <QuoteTotal />
              <PaymentNotes {...quote} />
              <ProceedButton beforehand={closeBefore} />
            </>
          }
        >
          <QuoteLines />
        </sheet.BottomSheet>
      )}
    </div>
  )
}
