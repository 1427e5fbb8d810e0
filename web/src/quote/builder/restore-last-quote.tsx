import { useEffect, useState } from 'react'
import type { Selection } from '#shared/quote.ts'
import { Button } from '#web/ui/button.tsx'
import { notices } from '#web/content/notices.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { notify } from '#web/ui/browser/notifications.ts'
import { useAppSelector } from '#web/quote/store/hooks.ts'
import type { ReadQuote } from '#web/quote/model/kept-quote.ts'
import { readLastQuote } from '#web/quote/store/quote-draft.ts'
import { selectSaved } from '#web/quote/store/quote-slice.ts'
import styles from './restore-last-quote.module.css'

type RestoreLastQuoteProps = {
  /** Replaces the current choices; the focused button is gone by then. */
  readonly onRestore: (selection: Selection) => void
}

/**
 * Offers to restore the quote that the success page cleared: to order it again, or if that page was opened directly.
 */
export function RestoreLastQuote({ onRestore }: RestoreLastQuoteProps) {
  const isNothingSaved = useAppSelector(selectSaved) === null
  const [lastQuote, setLastQuote] = useState<ReadQuote | null>(null)
  useEffect(() => setLastQuote(readLastQuote()), [])
  if (!isNothingSaved || lastQuote === null) return null
  const restore = () => {
    setLastQuote(null)
    onRestore(lastQuote.selection)
    notify(lastQuote.isComplete ? notices.quoteRestored : notices.quoteRestoredInPart)
    if (lastQuote.hasRisen) notify(notices.pricesRisen)
  }
  return (
    <div className={styles.banner} data-surface="tint">
      <span>{quoteBuilder.restore.text}</span>
      <Button variant="quiet" onClick={restore}>
        {quoteBuilder.restore.button}
      </Button>
    </div>
  )
}
