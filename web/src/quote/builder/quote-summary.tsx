import { clsx } from 'clsx'
import { useCallback, type RefObject } from 'react'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { useAppSelector } from '#web/quote/store/hooks.ts'
import { QuoteActions } from '#web/quote/share/quote-actions.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { selectIsOpened, selectLines } from '#web/quote/store/quote-slice.ts'
import { TotalBar } from './total-bar.tsx'
import styles from './quote-summary.module.css'

type QuoteSummaryProps = {
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly isLinkPending: boolean
  /** Why Proceed was refused; null if it wasn't, or hasn't been pressed. */
  readonly alert: string | null
  readonly onProceed: () => void
}

/** The current quote: its lines, the bar with total, count and Proceed, and what else can be done with it. */
export function QuoteSummary({ headingRef, isLinkPending, alert, onProceed }: QuoteSummaryProps) {
  // Until storage and a quote in the address have been read, every number may be wrong (rule 8.8).
  const isReady = useAppSelector(selectIsOpened) && !isLinkPending
  const lines = useAppSelector(selectLines)
  const showLines = useCallback(() => headingRef.current?.focus(), [headingRef])
  return (
    <>
      <section className={styles.lines}>
        <h2 ref={headingRef} tabIndex={-1}>
          {quoteBuilder.summary.heading}
        </h2>
        <div className={clsx(!isReady && styles.reserved)}>
          <QuoteLines />
        </div>
      </section>
      <div className={styles.foot}>
        <TotalBar
          isReady={isReady}
          alert={alert}
          onProceed={onProceed}
          onSheetMissing={showLines}
        />
        <div className={clsx(!isReady && styles.waiting)}>
          {lines.length > 0 && <QuoteActions lines={lines} />}
        </div>
      </div>
    </>
  )
}
