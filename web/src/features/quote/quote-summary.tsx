import { isResourceId } from '#shared/catalogue.ts'
import { totalsOf } from '#shared/pricing.ts'
import { Button } from '#web/components/button.tsx'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { formatUsd } from '#web/lib/format-money.ts'
import { useAppSelector } from '#web/state/hooks.ts'
import { selectCount, selectLines } from './quote-slice.ts'
import figureStyles from '#web/components/figure.module.css'
import styles from './quote-summary.module.css'

const words = quoteBuilder.summary

type QuoteSummaryProps = {
  /** Why Proceed did not go on; null if it did, or wasn't pressed. */
  readonly alert: string | null
  readonly onProceed: () => void
}

/** The current quote: its lines, and the bar with total, count and Proceed, which stays in view. */
export function QuoteSummary({ alert, onProceed }: QuoteSummaryProps) {
  const lines = useAppSelector(selectLines)
  const count = useAppSelector(selectCount)
  const { subtotal, vat, total } = totalsOf(lines)
  return (
    <>
      <section className={styles.lines}>
        <h2>{words.heading}</h2>
        {lines.length === 0 && <p>{words.empty}</p>}
        <ul role="list">
          {lines.map(({ id, name, description, amount }) => (
            <li key={id}>
              <span>
                {name}
                {/* A resource's description is its quantity. */}
                {isResourceId(id) && <small>{description}</small>}
              </span>
              <b>{formatUsd(amount)}</b>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.bar}>
        <div className={styles.total}>
          <span id="quote-total">{words.total}</span>
          <small>{words.selected(count)}</small>
          <output className={figureStyles.figure} aria-labelledby="quote-total">
            {formatUsd(subtotal)}
          </output>
        </div>
        {lines.length > 0 && (
          <p className={styles.withVat}>{words.withVat(formatUsd(vat), formatUsd(total))}</p>
        )}
        <Button disabled={count === 0} onClick={onProceed}>
          {words.proceed}
        </Button>
        <p className={styles.alert} role="alert">
          {count === 0 ? words.nothingSelected : alert}
        </p>
      </div>
    </>
  )
}
