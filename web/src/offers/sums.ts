import { amountsOf, sumKinds, type Priced, type SumKind } from '#shared/amounts.ts'
import type { Cents } from '#shared/money.ts'
import { isTaxed, taxOf, vatLineName } from '#shared/tax.ts'
import type { TaxRule } from '#shared/offer.ts'
import { taxName, vat } from '#shared/seller.ts'
import { sumNames, untaxedTotal, type SumStage } from '#web/content/sum-names.ts'
import { includedName } from '#shared/words.ts'

/**
 * How a place shows a kind of sum: as its largest figure, as a line, in its money block, or not at all, for a reason. Each
 * place decides about all kinds (rule 7.18); tests/web/every-place.test.tsx has what each then says.
 */
type Slot = 'figure' | 'line' | 'block' | `hidden: ${string}`
type Place = Readonly<Record<SumKind, Slot>>

export const places = {
  /** Wherever a package is decided about or paid for: builder, opened link, checkout and printed quote. */
  whole: {
    net: 'line',
    vat: 'line',
    total: 'figure',
    due: 'block',
    rest: 'block',
    month: 'block',
    year: 'block',
  },
  /** What was paid, and nothing of what may follow. */
  receipt: {
    net: 'line',
    vat: 'line',
    total: 'line',
    due: 'figure',
    rest: 'line',
    month: 'hidden: a receipt sells nothing',
    year: 'hidden: a receipt sells nothing',
  },
  /** A copy beside the package, and a quote as text. */
  list: {
    net: 'line',
    vat: 'line',
    total: 'line',
    due: 'line',
    rest: 'line',
    month: 'line',
    year: 'line',
  },
  /** An example's card. */
  card: {
    net: 'hidden: in total',
    vat: 'hidden: in total',
    total: 'line',
    due: 'hidden: in the page',
    rest: 'hidden: in the page',
    month: 'line',
    year: 'hidden: in the page',
  },
  /** A message's subject, and what is announced at each change. */
  brief: {
    net: 'hidden: in total',
    vat: 'hidden: in total',
    total: 'line',
    due: 'hidden: in the page',
    rest: 'hidden: in the page',
    month: 'hidden: in the page',
    year: 'hidden: in the page',
  },
} as const satisfies Readonly<Record<string, Place>>

export type Sum = {
  readonly kind: SumKind
  readonly slot: Slot
  readonly name: string
  readonly amount: Cents
}

/**
 * The sums of a package in a place, in their order, by the same names everywhere. Of prices that include the tax the first
 * sum is the total.
 */
export function sumsOf(
  place: keyof typeof places,
  priced: Priced,
  stage: SumStage = 'offered',
): readonly Sum[] {
  const { totals, tax = vat } = priced
  const amounts = amountsOf(priced)
  // Totals of another deployment may have another percentage, which they don't state.
  const isKnown = totals.vat === taxOf(tax.isIncluded ? totals.total : totals.net, tax)
  const taxLine = isKnown ? vatLineName(tax) : taxName
  const nameOf: Readonly<Record<SumKind, string>> = {
    ...sumNames[stage],
    vat: tax.isIncluded ? includedName(taxLine) : taxLine,
    ...(!isTaxed(tax) && { total: untaxedTotal[stage] }),
  }
  return kindsUnder(tax).flatMap((kind) => {
    const slot: Slot = places[place][kind]
    const amount = amounts[kind]
    // Of a package that is paid as a whole, it would repeat the total.
    const isRepeated = kind === 'due' && slot !== 'figure' && amounts.rest === null
    const isShown = amount !== null && !slot.startsWith('hidden') && !isRepeated
    return isShown ? [{ kind, slot, name: nameOf[kind], amount }] : []
  })
}

/** Prices that include the tax have no net sum, and their total comes before it. */
function kindsUnder(tax: TaxRule): readonly SumKind[] {
  if (!isTaxed(tax)) return sumKinds.filter((kind) => kind !== 'net' && kind !== 'vat')
  if (!tax.isIncluded) return sumKinds
  return ['total', ...sumKinds.filter((kind) => kind !== 'net' && kind !== 'total')]
}
