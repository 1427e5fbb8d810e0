import { clsx } from 'clsx'
import { useId } from 'react'
import { selectedCount } from '#shared/quote.ts'
import { Pending } from '#web/ui/pending.tsx'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { selectedText } from '#web/content/sum-names.ts'
import { sumsOf } from '#web/offers/sums.ts'
import { formatOf } from '#web/ui/browser/format-money.ts'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'
import { MoneyBlock, SumRows } from '#web/quote/parts/money-block.tsx'
import { AboutPlanPrice } from '#web/quote/parts/payment-notes.tsx'
import { useAppSelector } from '#web/quote/life/hooks.ts'
import { selectIsOpened, selectQuote } from '#web/quote/life/selectors.ts'
import figureStyles from '#web/ui/figure.module.css'
import styles from './quote-total.module.css'

const copy = quoteBuilder.summary

/**
 * The total, as the largest figure, with its sums. The prerendered page has the total of a first visit; the inline script hides
 * it where something is kept (rule 8.8).
 */
export function QuoteTotal() {
  const id = useId()
  const isReady = useAppSelector(selectIsOpened)
  const quote = useAppSelector(selectQuote)
  const isHydrated = useHydrated()
  const sums = sumsOf('whole', quote)
  const format = formatOf(sums.map(({ amount }) => amount))
  return (
    <>
      {(isReady || !isHydrated) && (
        <div className={styles.root} data-first-visit={isHydrated ? undefined : ''}>
          {sums
            .filter(({ slot }) => slot === 'figure')
            .map(({ kind, name, amount }) => (
              <div key={kind} className={styles.total} data-sum={kind}>
                <span id={id}>{name}</span>{' '}
                <strong
                  className={figureStyles.figure}
                  role="group"
                  aria-labelledby={id}
                  translate="no"
                >
                  {format(amount)}
                </strong>{' '}
                <small>
                  <span>{selectedText(selectedCount(quote))}</span>
                  <span data-list="">{copy.seeList}</span>
                </small>
              </div>
            ))}
          <dl>
            <SumRows sums={sums.filter(({ slot }) => slot === 'line')} format={format} />
          </dl>
          {quote.lines.length > 0 && <AboutPlanPrice sums={sums} />}
          <MoneyBlock {...{ sums, format }} />
        </div>
      )}
      {!isReady && (
        <div className={clsx(styles.root, styles.reading)}>
          <p>
            <Pending withoutScript={copy.withoutScript}>{copy.waiting}</Pending>
          </p>
        </div>
      )}
    </>
  )
}
