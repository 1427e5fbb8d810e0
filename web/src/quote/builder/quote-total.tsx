import { useId } from 'react'
import { totalLines } from '#shared/pricing.ts'
import { FlashOnChange } from '#web/ui/flash-on-change.tsx'
import { Pending } from '#web/ui/pending.tsx'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { sumsOf } from '#web/content/sums.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { useAppSelector } from '#web/quote/store/hooks.ts'
import { selectCount, selectLines } from '#web/quote/store/quote-slice.ts'
import figureStyles from '#web/ui/figure.module.css'
import styles from './quote-total.module.css'

const copy = quoteBuilder.summary

type QuoteTotalProps = { readonly isReady: boolean }

/** Total and count, announced together when one of them changes. */
export function QuoteTotal({ isReady }: QuoteTotalProps) {
  const id = useId()
  const lines = useAppSelector(selectLines)
  const count = useAppSelector(selectCount)
  return (
    <div className={styles.total} role="status">
      <span id={id}>{copy.total}</span>
      {/* Not <output>, whose change would be announced without the count. */}
      <strong className={figureStyles.figure} role="group" aria-labelledby={id}>
        {isReady ? (
          <FlashOnChange>{formatPrice(totalLines(lines).subtotal)}</FlashOnChange>
        ) : (
          copy.pending
        )}
      </strong>
      <small>{isReady && <FlashOnChange>{copy.selected(count)}</FlashOnChange>}</small>
    </div>
  )
}

/** VAT and the sum to pay (rule 7.5), or that they are still being read. */
export function SumToPay({ isReady }: QuoteTotalProps) {
  const lines = useAppSelector(selectLines)
  if (!isReady) {
    return (
      <p className={styles.toPay}>
        <Pending withoutScript={copy.withoutScript}>{copy.waiting}</Pending>
      </p>
    )
  }
  if (lines.length === 0) return null
  const [, ...sums] = sumsOf(lines)
  return (
    <dl className={styles.toPay}>
      {sums.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatPrice(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
