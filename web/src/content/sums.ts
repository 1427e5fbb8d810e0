import type { Cents } from '#shared/money.ts'
import type { PricedLines, Totals } from '#shared/quote.ts'
import { taxName, taxOf, vat, vatLineName, type TaxRule } from '#shared/vat.ts'
import { includedName } from '#shared/words.ts'

/** The names of a package's sums, the same everywhere (rule 7.18). */
export const sumNames = {
  net: `Total before ${taxName}`,
  total: `To pay, including ${taxName}`,
  /** After the payment. */
  paid: `Total including ${taxName}`,
  /** If that isn't all, before and after. */
  due: 'To pay with the order',
  duePaid: 'Paid with the order',
} as const

/** Beside the total: how many services are selected. */
export const selectedText = (count: number) => `${count} selected`

type SumKind = Exclude<keyof Totals, 'listed'>

export type Sum = { readonly kind: SumKind | 'due'; readonly name: string; readonly amount: Cents }

/** The tax rule of an order's day; by default today's. */
type Taxed = { readonly tax: TaxRule | undefined }

/**
 * The sums below the lines of a package, in their order, and what is paid with the order if that isn't all. Of prices that
 * include the tax the first sum is the total.
 */
export function sumsOf(
  { totals, due, tax = vat }: Pick<PricedLines, 'totals' | 'due'> & Partial<Taxed>,
  [totalName, dueName]: readonly [string, string] = [sumNames.total, sumNames.due],
): readonly Sum[] {
  const sum = (kind: SumKind, name: string) => ({ kind, name, amount: totals[kind] })
  const taxLine = nameTax(totals, tax)
  const sums: Readonly<Record<SumKind, Sum>> = {
    net: sum('net', sumNames.net),
    vat: sum('vat', tax.isIncluded ? includedName(taxLine) : taxLine),
    total: sum('total', totalName),
  }
  const all = tax.isIncluded ? [sums.total, sums.vat] : Object.values(sums)
  return due === totals.total ? all : [...all, { kind: 'due', name: dueName, amount: due }]
}

/** The names of the sums of an order that was paid, and of one that may have been. */
export const paidNames = [sumNames.paid, sumNames.duePaid] as const
export const unconfirmedNames = [sumNames.paid, sumNames.due] as const

/** Totals of another deployment may have another percentage, which they don't state. */
function nameTax({ net, vat: amount, total }: Totals, tax: TaxRule): string {
  return amount === taxOf(tax.isIncluded ? total : net, tax) ? vatLineName(tax) : taxName
}
