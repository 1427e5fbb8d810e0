import { Fragment, useState, type ReactNode } from 'react'
import { listSeparator } from '#shared/locale.ts'
import { quantityText } from '#shared/pricing.ts'
import { groupByPeriod, sumLines } from '#shared/quote.ts'
import { termWords } from '#shared/words.ts'
import { periodCopy } from '#web/content/periods.ts'
import type { Sum } from '#web/content/sums.ts'
import { formatExactPrice, formatPrice } from '#web/ui/browser/format-money.ts'
import type { OrderedLine } from '#web/quote/keep/order.ts'
import { SumRows } from './money-block.tsx'
import styles from './line-list.module.css'

/** What stands below a name: how many there are, all that it covers, or that folded. A quantity never is. */
type Density = 'quantity' | 'covers' | 'folded'

type LineListProps<Line extends OrderedLine> = {
  readonly lines: readonly Line[]
  readonly density: Density
  /** Below the lines, if the place has none above them. */
  readonly sums?: readonly Sum[]
  readonly editing?: Editing<Line>
}

/** A list that the visitor changes. */
type Editing<Line> = {
  /** The name of a line that keeps its place, struck through and uncounted. */
  readonly removed: string | undefined
  /** Whether a line that appears is the visitor's: those that were there already don't enter. */
  readonly isChanged: boolean
  readonly renderAmount: (amount: string) => ReactNode
  readonly renderButton: (line: Line) => ReactNode
}

/** The lines of a package by period, with what each costs. */
export function LineList<Line extends OrderedLine>({
  lines,
  density,
  sums = [],
  editing,
}: LineListProps<Line>) {
  const format = density === 'quantity' ? formatPrice : formatExactPrice
  const counted = (all: readonly Line[]) => all.filter(({ name }) => name !== editing?.removed)
  return (
    <dl className={styles.rows} data-density={density}>
      {groupByPeriod(lines).map((group) => (
        <Fragment key={group.period}>
          <div data-heading="">
            <dt>{periodCopy[group.period]}</dt>
            {group.subtotal !== null && (
              <dd translate="no">{format(sumLines(counted(group.lines)))}</dd>
            )}
          </div>
          {group.lines.map((line) => (
            <Row
              key={line.name}
              isRemoved={line.name === editing?.removed}
              isAdded={editing?.isChanged}
            >
              <dt>
                <Name line={line} density={density} />
              </dt>
              <dd translate="no">
                {editing ? editing.renderAmount(format(line.amount)) : format(line.amount)}
              </dd>
              {editing && <dd>{editing.renderButton(line)}</dd>}
            </Row>
          ))}
        </Fragment>
      ))}
      <SumRows sums={sums.filter(({ slot }) => slot !== 'block')} />
    </dl>
  )
}

type RowProps = {
  readonly isRemoved: boolean
  readonly isAdded: boolean | undefined
  readonly children: ReactNode
}

function Row({ isRemoved, isAdded = false, children }: RowProps) {
  const [isEntering] = useState(isAdded)
  return (
    <div data-removed={isRemoved || undefined} data-entering={isEntering || undefined}>
      {children}
    </div>
  )
}

type NameProps = { readonly line: OrderedLine; readonly density: Density }

function Name({ line, density }: NameProps) {
  const { name, description, unit, period, quantity = 1, term = period } = line
  const below = density === 'quantity' ? quantityText({ quantity, unit }) : description
  const title = (
    <>
      <bdi>{name}</bdi>
      {term !== period && `${listSeparator}${termWords[term]}`}
    </>
  )
  if (density === 'folded' && unit === undefined)
    return (
      <details>
        <summary>{title}</summary>
        <small>{below}</small>
      </details>
    )
  return (
    <>
      <div>{title}</div>
      {below !== undefined && <small>{below}</small>}
    </>
  )
}
