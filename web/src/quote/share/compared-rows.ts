import type { Cents } from '#shared/money.ts'
import type { Term } from '#shared/offer.ts'
import { groupByPeriod, inCatalogueOrder, sumLines, type PricedLines } from '#shared/quote.ts'
import type { CoverLine } from '#shared/words.ts'
import { limitsOf } from '#web/offers/limits.ts'
import { periodCopy } from '#web/content/periods.ts'
import { sumsOf } from '#web/offers/sums.ts'

/** What a package has of a line or a sum. */
export type Cell = {
  readonly amount: Cents
  readonly quantity?: number
  readonly unit?: string | undefined
  readonly term?: Term
}

export type Row = {
  readonly term: string
  readonly covers?: readonly CoverLine[] | undefined
  /** Of a subtotal or a sum. */
  readonly kind?: string
  /** Of the whole package. */
  readonly isSum?: boolean
  /** For each package; undefined where it has none. */
  readonly cells: readonly (Cell | undefined)[]
}

/** All lines of several packages by period, with their subtotals, then the sums. Lines of one name are the same. */
export function comparedRows(quotes: readonly PricedLines[]): readonly Row[] {
  const lines = inCatalogueOrder(quotes.flatMap((quote) => quote.lines))
  const grouped = quotes.map((quote) => groupByPeriod(quote.lines))
  const sums = quotes.map((quote) => sumsOf('list', quote))
  return [
    ...groupByPeriod(firstBy('name', lines)).flatMap(({ period, subtotal, ...group }) => {
      const cells = grouped.map((groups) => {
        const own = groups.find((other) => other.period === period)
        return own && { amount: sumLines(own.lines) }
      })
      const rows: readonly Row[] = group.lines.map(({ id, name }) => ({
        term: name,
        covers: limitsOf(id),
        cells: quotes.map((quote) => quote.lines.find((line) => line.name === name)),
      }))
      return subtotal === null ? rows : [{ term: periodCopy[period], kind: period, cells }, ...rows]
    }),
    ...firstBy('kind', sums.flat()).map(({ kind, name }) => ({
      term: name,
      kind,
      isSum: true,
      cells: sums.map((own) => own.find((sum) => sum.kind === kind)),
    })),
  ]
}

/** Of the rows those that differ between the packages, and all sums. */
export const differing = (rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ isSum, cells }) => {
    const [first, ...others] = cells.map((cell) => JSON.stringify(cell))
    return isSum || others.some((other) => other !== first)
  })

function firstBy<Key extends string, It extends Readonly<Record<Key, string>>>(
  key: Key,
  all: readonly It[],
): readonly It[] {
  return all.filter((one, index) => all.findIndex((other) => other[key] === one[key]) === index)
}
