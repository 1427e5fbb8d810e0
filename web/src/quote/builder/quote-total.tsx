import { useId } from 'react'
import { selectedCount } from '#shared/quote.ts'
import { FlashOnChange } from '#web/ui/flash-on-change.tsx'
import { Pending } from '#web/ui/pending.tsx'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { sumsOf } from '#web/content/sums.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { useAppSelector } from '#web/quote/store/hooks.ts'
import { selectQuote } from '#web/quote/store/quote-slice.ts'
import figureStyles from '#web/ui/figure.module.css'
import styles from './quote-total.module.css'

const copy = quoteBuilder.summary

type QuoteTotalProps = { readonly isReady: boolean }

/** Total and count, announced together when one of them changes. */
export function QuoteTotal({ isReady }: QuoteTotalProps) {
  const id = useId()
  const quote = useAppSelector(selectQuote)
  return (
    <div className={styles.total} role="status">
      <span id={id}>{copy.total}</span>
      {/* Not <output>, whose change would be announced without the count. */}
      <strong className={figureStyles.figure} role="group" aria-labelledby={id}>
        {isReady ? <FlashOnChange>{formatPrice(quote.totals.net)}</FlashOnChange> : copy.pending}
      </strong>
      <small>
        {isReady && <FlashOnChange>{copy.selected(selectedCount(quote))}</FlashOnChange>}
      </small>
    </div>
  )
}

/** VAT and the sum to pay (rule 7.5), or that they are still being read. */
export function SumToPay({ isReady }: QuoteTotalProps) {
  const { lines, totals } = useAppSelector(selectQuote)
  if (!isReady) {
    return (
      <p className={styles.toPay}>
        <Pending withoutScript={copy.withoutScript}>{copy.waiting}</Pending>
      </p>
    )
  }
  if (lines.length === 0) return null
  const others = sumsOf(totals).filter(({ kind }) => kind !== 'net')
  return (
    <dl className={styles.toPay}>
      {others.map(({ kind, name, amount }) => (
        <div key={kind} data-sum={kind}>
          <dt>{name}</dt>
          <dd>{formatPrice(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
