import { Fragment } from 'react'
import { groupByPeriod, totalLines, type QuoteLine, type Totals } from '#shared/pricing.ts'
import { periodCopy } from '#web/content/periods.ts'
import { namedSums } from '#web/content/sums.ts'
import { formatExactPrice } from '#web/ui/browser/format-money.ts'
import styles from './order-lines.module.css'

type OrderLinesProps = {
  readonly lines: readonly Pick<QuoteLine, 'name' | 'description' | 'period' | 'amount'>[]
  readonly totals: Totals
}

/** An order's lines by period, with their subtotals, and its sums. */
export function OrderLines({ lines, totals }: OrderLinesProps) {
  return (
    <dl className={styles.rows}>
      {groupByPeriod(lines).map((group) => (
        <Fragment key={group.period}>
          <div data-heading="">
            <dt>{periodCopy[group.period]}</dt>
            <dd>{formatExactPrice(totalLines(group.lines).subtotal)}</dd>
          </div>
          {group.lines.map(({ name, description, amount }) => (
            <div key={name}>
              <dt>
                {name}
                <small>{description}</small>
              </dt>
              <dd>{formatExactPrice(amount)}</dd>
            </div>
          ))}
        </Fragment>
      ))}
      {namedSums(totals).map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatExactPrice(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
