import { clsx } from 'clsx'
import { initialSelection, linesOf } from '#shared/pricing.ts'
import { Button } from '#web/components/button.tsx'
import { Pending } from '#web/components/pending.tsx'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import figureStyles from '#web/components/figure.module.css'
import styles from './pending-summary.module.css'
import summaryStyles from './quote-summary.module.css'

const words = quoteBuilder.summary
const initialLines = linesOf(initialSelection)

/**
 * The summary until the browser's storage has been read: no total that may be wrong, and nothing to press (rule 8.8). It
 * has the boxes of `QuoteSummary`.
 */
export function PendingSummary() {
  return (
    <>
      <section className={summaryStyles.lines}>
        <h2>{words.heading}</h2>
        <ul role="list" aria-hidden="true">
          {initialLines.map(({ id }) => (
            <li className={styles.line} key={id}>
              <span>
                {words.pending}
                <small>{words.pending}</small>
              </span>
              <b />
            </li>
          ))}
        </ul>
      </section>
      <div className={clsx(summaryStyles.bar, styles.bar)}>
        <div className={clsx(summaryStyles.total, styles.total)}>
          <span id="quote-total">{words.total}</span>
          <output className={figureStyles.figure} aria-labelledby="quote-total">
            {words.pending}
          </output>
        </div>
        <p className={summaryStyles.withVat}>
          <Pending withoutScript={words.withoutScript}>{words.waiting}</Pending>
        </p>
        <Button disabled>{words.proceed}</Button>
      </div>
    </>
  )
}
