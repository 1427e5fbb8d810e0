import { Fragment } from 'react'
import { groupByPeriod } from '#shared/quote.ts'
import { periodCopy } from '#web/content/periods.ts'
import type { Sum } from '#web/content/sums.ts'
import { formatExactPrice } from '#web/ui/browser/format-money.ts'
import type { OrderedLine } from '#web/quote/keep/order.ts'
import styles from './order-lines.module.css'

type OrderLinesProps = { readonly lines: readonly OrderedLine[]; readonly sums: readonly Sum[] }

export function OrderLines({ lines, sums }: OrderLinesProps) {
  return (
    <dl className={styles.rows}>
      {groupByPeriod(lines).map((group) => (
        <Fragment key={group.period}>
          <div data-heading="">
            <dt>{periodCopy[group.period]}</dt>
            <dd translate="no">{formatExactPrice(group.amount)}</dd>
          </div>
          {group.lines.map(({ name, description, amount }) => (
            <div key={name}>
              <dt>
                <bdi>{name}</bdi>
                <small>{description}</small>
              </dt>
              <dd translate="no">{formatExactPrice(amount)}</dd>
            </div>
          ))}
        </Fragment>
      ))}
      {sums.map(({ kind, name, amount }) => (
        <div key={kind} data-sum={kind}>
          <dt>{name}</dt>
          <dd translate="no">{formatExactPrice(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
