import type { Cents } from '#shared/money.ts'
import type { Totals } from '#shared/quote.ts'
import { taxName, taxOf, vat, vatLineName } from '#shared/vat.ts'
import { includedName } from '#shared/words.ts'

/** The names of a package's sums, the same everywhere (rule 7.18). */
export const sumNames = {
  net: `Total before ${taxName}`,
  total: `To pay, including ${taxName}`,
  /** After the payment. */
  paid: `Total including ${taxName}`,
  /** If that wasn't all. */
  due: 'Paid with the order',
} as const

/** Beside the total: how many services are selected. */
export const selectedText = (count: number) => `${count} selected`

type SumKind = Exclude<keyof Totals, 'listed'>

export type Sum = { readonly kind: SumKind | 'due'; readonly name: string; readonly amount: Cents }

/** The sums below the lines of a package, in their order. Of prices that include the tax the first sum is what is paid. */
export function sumsOf(totals: Totals, totalName: string = sumNames.total): readonly Sum[] {
  const sum = (kind: SumKind, name: string) => ({ kind, name, amount: totals[kind] })
  const tax = nameTax(totals)
  const sums: Readonly<Record<SumKind, Sum>> = {
    net: sum('net', sumNames.net),
    vat: sum('vat', vat.isIncluded ? includedName(tax) : tax),
    total: sum('total', totalName),
  }
  return vat.isIncluded ? [sums.total, sums.vat] : Object.values(sums)
}

/** The sums below an order that was paid, and what was paid if that wasn't all. */
export function paidSums(totals: Totals, due: Cents): readonly Sum[] {
  const sums = sumsOf(totals, sumNames.paid)
  return due === totals.total ? sums : [...sums, { kind: 'due', name: sumNames.due, amount: due }]
}

/** Totals of another deployment may have another percentage, which they don't state. */
function nameTax({ net, vat: amount, total }: Totals): string {
  return amount === taxOf(vat.isIncluded ? total : net) ? vatLineName() : taxName
}
