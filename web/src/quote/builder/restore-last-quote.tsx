import { useEffect, useState } from 'react'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import type { ReadQuote } from '#web/quote/keep/kept-quote.ts'
import { readLastQuote } from '#web/quote/keep/quote-draft.ts'
import { useAppSelector, useQuoteEvents } from '#web/quote/life/hooks.ts'
import { selectSaved } from '#web/quote/life/selectors.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './restore-last-quote.module.css'

type RestoreLastQuoteProps = {
  /** Takes the focus, whose button is gone. */
  readonly onRestored: () => void
}

/** Offers to restore the quote that the success page cleared: to order it again, or if that page was opened directly. */
export function RestoreLastQuote({ onRestored }: RestoreLastQuoteProps) {
  const tell = useQuoteEvents()
  const isNothingSaved = useAppSelector(selectSaved) === null
  const [lastQuote, setLastQuote] = useState<ReadQuote | null>(null)
  useEffect(() => setLastQuote(readLastQuote()), [])
  if (!isNothingSaved || lastQuote === null) return null
  const restore = () => {
    setLastQuote(null)
    const text = quoteBuilder.start.restored
    tell({ type: 'quote/lastQuoteRestored', payload: { lastQuote, text } })
    onRestored()
  }
  return (
    <div className={styles.banner} data-surface="tint" data-unprinted="">
      <span>{quoteBuilder.restore.text}</span>
      <Button variant="quiet" onClick={restore}>
        {quoteBuilder.restore.button}
      </Button>
    </div>
  )
}
