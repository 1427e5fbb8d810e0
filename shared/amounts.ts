import { catalogue } from './catalogue.ts'
import { cents, sum, times, type Cents } from './money.ts'
import { offerLine, type PricedLine } from './pricing.ts'
import { sumLines, totalsOf, type PricedLines } from './quote.ts'
import { taxOf } from './tax.ts'
import { vat } from '#shared/seller.ts'

/** Everything that is said about what a package costs, in the order in which it is shown. */
export const sumKinds = ['net', 'vat', 'total', 'due', 'rest', 'month', 'year'] as const
export type SumKind = (typeof sumKinds)[number]

/** What is priced: a quote, or a kept order, whose tax is that of its day. */
export type Priced = Pick<PricedLines, 'totals' | 'due' | 'tax'> & {
  readonly lines: readonly Pick<PricedLine, 'id' | 'quantity' | 'period' | 'amount'>[]
}

/**
 * What a package costs, by kind, in cents: without VAT, VAT, both, what is paid with the order, and later; null for nothing.
 *
 * Derived from the lines, never sent or stored, are a month afterwards with VAT, at today's prices even if the quote holds a
 * lower one (rule 7.22), and the first year with eleven of them. They are null without monthly lines, and if the totals are
 * of a tax that an older function didn't say.
 */
export function amountsOf({
  lines,
  totals,
  due,
  tax = vat,
}: Priced): Readonly<Record<SumKind, Cents | null>> {
  const { listed, net, vat: amountOfTax, total } = totals
  const monthly = lines.filter(({ period }) => period === 'month').map(atTodaysPrice)
  const isKnown = monthly.length > 0 && amountOfTax === taxOf(listed, tax)
  const month = isKnown ? totalsOf(sumLines(monthly), tax).total : null
  const year = month === null ? null : sum([total, times(month, 11)])
  const rest = due === total ? null : cents(total - due)
  return { net, vat: amountOfTax, total, due, rest, month, year }
}

function atTodaysPrice(line: Priced['lines'][number]): Pick<PricedLine, 'amount'> {
  const offer = catalogue.find(({ id }) => id === line.id)
  return offer ? offerLine(offer, line.quantity) : line
}
