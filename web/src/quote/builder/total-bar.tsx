import { useCallback, useId, useRef, useState } from 'react'
import { leadsToAttribute } from '#web/ui/document/protocol.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useOnDemand } from '#web/ui/use-on-demand.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { notify } from '#web/ui/browser/notifications.ts'
import { PaymentNotes } from '#web/quote/checkout/payment-notes.tsx'
import { useAppSelector } from '#web/quote/store/hooks.ts'
import { selectQuote } from '#web/quote/store/quote-slice.ts'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteTotal } from './quote-total.tsx'
import styles from './total-bar.module.css'

const copy = quoteBuilder.summary

const loadSheet = async () => import('#web/ui/bottom-sheet.tsx')

export type TotalBarProps = {
  readonly isReady: boolean
  readonly canProceed: boolean
  /** Why there is nothing to order; null once a press on Proceed has made it an alert. */
  readonly reason: string | null
  /** The missing values that a press on Proceed has shown; null if there are none. */
  readonly alert: string | null
  readonly onProceed: () => void
  /** Shows the lines in the page when the sheet can't be loaded. */
  readonly onSheetMissing: () => void
}

/** Total, count and Proceed, which stay in view. Where the panel has no room, the lines open in a sheet (rule 7.16). */
export function TotalBar(props: TotalBarProps) {
  const { isReady, canProceed, reason, alert, onProceed, onSheetMissing } = props
  const quote = useAppSelector(selectQuote)
  const reasonId = useId()
  const sheetId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const showInPage = useCallback(() => {
    setIsOpen(false)
    notify(notices.partNotLoaded)
    onSheetMissing()
  }, [onSheetMissing])
  const [sheet, requestSheet, isLoading] = useOnDemand(loadSheet, showInPage)
  const isExpanded = isOpen && sheet !== null
  // Close first: Proceed may focus a field of the page, which an open sheet prevents.
  const isProceeding = useRef(false)
  const proceedOnceClosed = () => {
    isProceeding.current = true
    setIsOpen(false)
  }
  const handleClosed = () => {
    if (isProceeding.current) onProceed()
    isProceeding.current = false
  }
  // Refused while there is nothing to order (rule 7.7), but focusable, so that the keyboard reaches the reason.
  const proceedButton = {
    disabled: !isReady,
    'aria-disabled': !canProceed,
    'aria-describedby': reasonId,
    [leadsToAttribute]: paths.checkout,
    children: copy.proceed,
  }
  return (
    <div className={styles.bar} data-keep-clear="">
      <QuoteTotal isReady={isReady} />
      <button
        className={styles.toggle}
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
      <Button {...proceedButton} onClick={onProceed} />
      <p className={styles.alert} id={reasonId}>
        {isReady && reason}
      </p>
      <p className={styles.alert} role="alert">
        {isReady && alert}
      </p>
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
              <QuoteTotal isReady={isReady} />
              <PaymentNotes quote={quote} />
              <Button {...proceedButton} onClick={proceedOnceClosed} />
            </>
          }
        >
          <QuoteLines />
        </sheet.BottomSheet>
      )}
    </div>
  )
}
