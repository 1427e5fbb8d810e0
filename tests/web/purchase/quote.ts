import { customServiceId } from '#shared/catalogue.ts'
import { findLine, toRequestItem } from '#shared/checkout-contract.ts'
import { firstDayKept } from '#shared/former-prices.ts'
import {
  keepPrices,
  priceSelection,
  totalLines,
  type QuoteLine,
  type Selection,
} from '#shared/pricing.ts'
import { vatName } from '#shared/vat.ts'
import { ownName } from '#shared/words.ts'
import { quoteDraftDays } from '#web/content/storage-keys.ts'

// What a selection costs is computed by the product's own functions: tests/shared holds them to the specification, for any
// selection and any day. The model says which selection, priced when, is shown, kept and charged where.

const costOf = (selection: Selection) => totalLines(priceSelection(selection)).subtotal

/** Whether a line is on sale, or was while a quote of its day holds (rule 10.4). */
export const isOnSale = (line: QuoteLine) =>
  findLine(toRequestItem(line), firstDayKept(Date.now())) !== null

/** What the provider is to charge: VAT is a line, and a custom service is marked as the buyer's (rule 10.12). */
export function chargeOf(lines: readonly QuoteLine[]) {
  const charged = lines.map(({ id, name, amount }) => ({
    name: id === customServiceId ? ownName(name) : name,
    amount,
  }))
  return [...charged, { name: vatName, amount: totalLines(lines).vat }]
}

/** Choices as they were kept: for how much, and when. */
export type Kept = { readonly choices: Selection; readonly total: number; readonly keptAt: number }

/** Choices that are opened again, and whether they cost more by now. */
export type Reopened = { readonly choices: Selection; readonly hasRisen: boolean }

export function keep(selection: Selection): Kept {
  const { pricedOn: _, ...choices } = selection
  return { choices, total: costOf(selection), keptAt: Date.now() }
}

const lifetime = quoteDraftDays * 24 * 60 * 60 * 1000

/** Null once what was kept has expired (rule 8.7). */
export function reopen(kept: Kept | null): Reopened | null {
  if (!kept || Date.now() - kept.keptAt >= lifetime) return null
  const choices = keepPrices(kept.choices, kept.total, Date.now())
  return { choices, hasRisen: costOf(choices) > kept.total }
}
