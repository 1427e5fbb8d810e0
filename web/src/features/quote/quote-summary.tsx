import { useCallback, useRef } from 'react'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteNotes } from './quote-notes.tsx'
import { TotalBar } from './total-bar.tsx'
import styles from './quote-summary.module.css'

type QuoteSummaryProps = {
  /** Whether Proceed was clicked without any line in the quote. */
  readonly isAlertShown: boolean
  readonly onProceed: () => void
}

/** The current quote: its lines, and the bar with total, count and Proceed. */
export function QuoteSummary({ isAlertShown, onProceed }: QuoteSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const showLines = useCallback(() => heading.current?.focus(), [])
  return (
    <>
      <section className={styles.lines}>
        <h2 ref={heading} tabIndex={-1}>
          {quoteBuilder.summary.heading}
        </h2>
        <QuoteLines />
      </section>
      <div className={styles.foot}>
        <QuoteNotes />
        <TotalBar isAlertShown={isAlertShown} onProceed={onProceed} onSheetMissing={showLines} />
      </div>
    </>
  )
}
