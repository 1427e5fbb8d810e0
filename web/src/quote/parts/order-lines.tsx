import { Fragment } from 'react'
import { listSeparator } from '#shared/locale.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import { groupByPeriod } from '#shared/quote.ts'
import { termWords } from '#shared/words.ts'
import { periodCopy } from '#web/content/periods.ts'
import type { Sum } from '#web/content/sums.ts'
import { formatExactPrice } from '#web/ui/browser/format-money.ts'
import type { OrderedLine } from '#web/quote/keep/order.ts'
import { SumRows } from './money-block.tsx'
import styles from './order-lines.module.css'

type OrderLinesProps = {
  readonly lines: readonly (OrderedLine & Partial<Pick<QuoteLine, 'unit' | 'term'>>)[]
  /** Below the lines, if the place has none above them. */
  readonly sums?: readonly Sum[]
  /** Whether what a line covers is folded. A quantity never is. */
  readonly isFolded?: boolean
}

export function OrderLines({ lines, sums = [], isFolded = false }: OrderLinesProps) {
  return (
    <dl className={styles.rows}>
      {groupByPeriod(lines).map((group) => (
        <Fragment key={group.period}>
          <div data-heading="">
            <dt>{periodCopy[group.period]}</dt>
            {group.subtotal !== null && <dd translate="no">{formatExactPrice(group.subtotal)}</dd>}
          </div>
          {group.lines.map(({ name, description, unit, term = group.period, amount }) => (
            <div key={name}>
              <dt>
                {isFolded && unit === undefined ? (
                  <details>
                    <summary>
                      <bdi>{name}</bdi>
                      {term !== group.period && `${listSeparator}${termWords[term]}`}
                    </summary>
                    <small>{description}</small>
                  </details>
                ) : (
                  <>
                    <div>
                      <bdi>{name}</bdi>
                      {term !== group.period && `${listSeparator}${termWords[term]}`}
                    </div>
                    <small>{description}</small>
                  </>
                )}
              </dt>
              <dd translate="no">{formatExactPrice(amount)}</dd>
            </div>
          ))}
        </Fragment>
      ))}
      <SumRows sums={sums.filter(({ slot }) => slot !== 'block')} />
    </dl>
  )
}
