import { Fragment, type ReactNode } from 'react'
import { listSeparator } from '#shared/locale.ts'
import type { Cents } from '#shared/money.ts'
import { groupByPeriod, sumLines } from '#shared/quote.ts'
import { termWords } from '#shared/words.ts'
import { periodCopy } from '#web/content/periods.ts'
import { paperName, type PricedLine } from '#shared/pricing.ts'
import styles from './line-list.module.css'

type LineListProps<Line extends PricedLine> = {
  readonly lines: readonly Line[]
  readonly format: (amount: Cents) => string
  readonly renderName: (line: Line) => ReactNode
  /** The sums below the lines, if the place has none above them. */
  readonly children?: ReactNode
  /** What a list has that the visitor changes. */
  readonly editing?: {
    /** The name of a line that keeps its place, struck through and uncounted. */
    readonly removed: string | undefined
    readonly renderButton: (line: Line) => ReactNode
  }
}

/** The lines of a package by period, with what each costs. */
export function LineList<Line extends PricedLine>({
  lines,
  format,
  renderName,
  children,
  editing,
}: LineListProps<Line>) {
  const isRemoved = ({ name }: Line) => name === editing?.removed
  return (
    <div className={styles.rows} data-brief={editing && ''}>
      {groupByPeriod(lines).map((group) => (
        <Fragment key={group.period}>
          <p>
            <span>{periodCopy[group.period]}</span>
            {group.subtotal !== null && (
              <span translate="no">
                {format(sumLines(group.lines.filter((line) => !isRemoved(line))))}
              </span>
            )}
          </p>
          <ul role="list">
            {group.lines.map((line) => (
              <li key={line.id} data-removed={isRemoved(line) || undefined}>
                <div>{renderName(line)}</div>
                <span translate="no">{format(line.amount)}</span>
                {editing?.renderButton(line)}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {children && <dl>{children}</dl>}
    </div>
  )
}

/** The name of a line, and what its price pays for where its heading doesn't say so. */
export function LineName({ line }: { readonly line: PricedLine }) {
  const { period, term } = line
  return (
    <>
      <bdi>{paperName(line)}</bdi>
      {term !== period && `${listSeparator}${termWords[term]}`}
    </>
  )
}
