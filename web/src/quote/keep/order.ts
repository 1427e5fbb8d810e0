import { findLine, itemSchema, maxCharge, toRequestItem } from '#shared/checkout-contract.ts'
import { centsSchema, isReference, totalsSchema } from '#shared/checkout-response.ts'
import { periods } from '#shared/offer.ts'
import { firstDayHeld } from '#shared/price-promise.ts'
import { sum, type Cents } from '#shared/money.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import { sumLines, type PricedLines, type Totals } from '#shared/quote.ts'
import * as v from 'valibot'
import { storageKeys } from '#web/content/storage-keys.ts'
import { isSameChoice } from '#web/quote/model/selection.ts'
import { readJson, removeText, writeText } from '#web/ui/browser/browser-storage.ts'

const orderedItemSchema = v.object({
  ...itemSchema.entries,
  amount: centsSchema,
  period: v.picklist(periods),
})

const orderSchema = v.object({
  items: v.pipe(
    v.array(orderedItemSchema),
    v.minLength(1),
    // The sum of larger amounts, from a damaged entry, could throw.
    v.check((items) => items.every(({ amount }) => amount > 0 && amount <= maxCharge)),
  ),
  totals: totalsSchema,
  due: v.optional(centsSchema),
  reference: v.optional(v.unknown()),
  number: v.optional(v.string()),
})

/** A line of the order at its price then: the catalogue may have changed since. */
export type OrderedLine = Pick<QuoteLine, keyof v.InferOutput<typeof orderedItemSchema>>

/** The order that this tab went to pay. */
export type Order = {
  readonly lines: readonly OrderedLine[]
  /** As the function computed them: VAT may have changed since, too. */
  readonly totals: Totals
  /** What was paid with the order, in cents. */
  readonly due: Cents
  /** For questions to the company (rule 10.14); undefined if the function sent none. */
  readonly reference: string | undefined
  /** The quote's, as on paper (rule 7.24); undefined for an order of an earlier release. */
  readonly number?: string | undefined
}

/** Saves the order in this tab when the payment page opens. It replaces the tab's last order and its invoice number. */
export function startOrder(
  { lines, totals, due }: PricedLines,
  reference?: string,
  number?: string,
): void {
  // In Chromium, a page from the back/forward cache may not see the entries that a later page of its tab has saved. It can
  // overwrite them, but not remove them.
  writeText('sessionStorage', storageKeys.invoiceNumber, '')
  // If storage is full, the last order would stay and be shown as this one.
  removeText('sessionStorage', storageKeys.order)
  const items = lines.map((line) => ({ ...toRequestItem(line), period: line.period }))
  writeText(
    'sessionStorage',
    storageKeys.order,
    JSON.stringify({ items, totals, due, reference, number }),
  )
}

/** The order of this tab; null if there is none, or if its amounts contradict each other. */
export function readOrder(): Order | null {
  const stored = v.safeParse(orderSchema, readJson('sessionStorage', storageKeys.order))
  if (!stored.success) return null
  // An earlier release kept none, because all of it was paid.
  const { items: lines, totals, due = totals.total, reference, number } = stored.output
  const isSound =
    totals.listed === sumLines(lines) &&
    sum([totals.net, totals.vat]) === totals.total &&
    due > 0 &&
    due <= totals.total
  if (!isSound) return null
  return { lines, totals, due, number, reference: isReference(reference) ? reference : undefined }
}

/** Whether these are the lines of this tab's order, whatever they cost by now. */
export function isOrderOfTab(lines: readonly QuoteLine[]): boolean {
  const since = firstDayHeld(Date.now())
  const ordered = readOrder()?.lines.flatMap((item) => findLine(item, since) ?? [])
  return ordered !== undefined && isSameChoice(ordered, lines)
}
