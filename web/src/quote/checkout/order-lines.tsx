import { Fragment } from 'react'
import { totalLines, type QuoteLine, type Totals } from '#shared/pricing.ts'
import { namedSums } from '#web/content/sums.ts'
import { formatUsdExact } from '#web/ui/browser/format-money.ts'
import styles from './order-lines.module.css'

type Group = {
  /** Above the lines, with their subtotal. */
  readonly heading?: string
  readonly lines: readonly Pick<QuoteLine, 'name' | 'description' | 'amount'>[]
}

type OrderLinesProps = { readonly groups: readonly Group[]; readonly totals: Totals }

/** An order's lines and sums. */
export function OrderLines({ groups, totals }: OrderLinesProps) {
  return (
    <dl className={styles.rows}>
      {groups.map(({ heading, lines }) => (
        <Fragment key={heading ?? ''}>
          {heading !== undefined && (
            <Row isHeading name={heading} amount={formatUsdExact(totalLines(lines).subtotal)} />
          )}
          {lines.map(({ name, description, amount }) => (
            <Row key={name} name={name} note={description} amount={formatUsdExact(amount)} />
          ))}
        </Fragment>
      ))}
      {namedSums(totals).map(({ name, amount }) => (
        <Row key={name} name={name} amount={formatUsdExact(amount)} />
      ))}
    </dl>
  )
}

type RowProps = {
  readonly name: string
  readonly note?: string
  readonly amount: string
  readonly isHeading?: boolean
}

function Row({ name, note, amount, isHeading = false }: RowProps) {
  return (
    <div data-heading={isHeading}>
      <dt>
        {name}
        {note !== undefined && <small>{note}</small>}
      </dt>
      <dd>{amount}</dd>
    </div>
  )
}
