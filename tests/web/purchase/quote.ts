import { catalogue, customServiceId } from '#shared/catalogue.ts'
import type { Cents } from '#shared/money.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import { priceSelection, type Quote, type Selection } from '#shared/quote.ts'
import { vat, vatLineName } from '#shared/vat.ts'
import { ownName } from '#shared/words.ts'
import { quoteDraftDays } from '#web/content/storage-keys.ts'
import { prices } from './prices.ts'

// What a selection costs at given prices is computed by the product's own functions, which tests/shared holds to the
// specification. The model says which selection, at which prices, is shown, kept and charged where.

const todaysPrice = (id: string) => catalogue.find((offer) => offer.id === id)?.price

/** Whether a line is on sale, or was while a quote of its day holds (rule 10.4). */
export function isOnSale({ id, unitPrice }: QuoteLine): boolean {
  if (id === customServiceId) return true
  const isSold = unitPrice === todaysPrice(id) || prices.isKept(id, unitPrice)
  return prices.isOffered(id) && isSold
}

/**
 * What the provider is to charge: VAT is a line unless the prices include it, and a custom service is marked as the buyer's
 * (rule 10.12).
 */
export function chargeOf({ lines, totals }: Quote) {
  const charged = lines.map(({ id, name, amount }) => ({
    name: id === customServiceId ? ownName(name) : name,
    amount,
  }))
  return vat.isIncluded ? charged : [...charged, { name: vatLineName(), amount: totals.vat }]
}

/** Choices as they were kept: what each line cost, and when. */
export type Kept = {
  readonly choices: Selection
  readonly promised: ReadonlyMap<string, Cents>
  readonly keptAt: number
}

/** Choices that are opened again, and whether they cost more by now. */
export type Reopened = { readonly choices: Selection; readonly hasRisen: boolean }

export function keep(selection: Selection): Kept {
  const { keptPrices: _, ...choices } = selection
  return { choices, promised: unitPricesOf(priceSelection(selection).lines), keptAt: Date.now() }
}

export const unitPricesOf = (lines: readonly QuoteLine[]): ReadonlyMap<string, Cents> =>
  new Map(lines.map(({ id, unitPrice }) => [id, unitPrice]))

/**
 * A line costs what was promised for it, or less if it costs less today; once its price no longer holds, what it costs
 * today (rule 7.22). What is no longer offered is left out.
 */
export function atPromised(all: Selection, promised: ReadonlyMap<string, Cents>): Reopened {
  const choices = { ...all, fixedItems: all.fixedItems.filter(prices.isOffered) }
  const held = [...promised].filter(
    ([id, price]) => price < (todaysPrice(id) ?? 0) && prices.isKept(id, price),
  )
  const keptPrices = Object.fromEntries(held)
  const selection = held.length > 0 ? { ...choices, keptPrices } : choices
  const hasRisen = priceSelection(selection).lines.some(
    ({ id, unitPrice }) => unitPrice > (promised.get(id) ?? unitPrice),
  )
  return { choices: selection, hasRisen }
}

const lifetime = quoteDraftDays * 24 * 60 * 60 * 1000

/** Null once what was kept has expired (rule 8.7). */
export function reopen(kept: Kept | null): Reopened | null {
  if (!kept || Date.now() - kept.keptAt >= lifetime) return null
  return atPromised(kept.choices, kept.promised)
}
