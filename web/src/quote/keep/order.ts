import {
  findLine,
  itemSchema,
  toRequestItem,
  type CustomerInfo,
} from '#shared/checkout-contract.ts'
import { buyerDetails } from '#shared/customer-fields.ts'
import { centsSchema, isReference, totalsSchema } from '#shared/checkout-response.ts'
import { periods } from '#shared/offer.ts'
import { firstDayHeld } from '#shared/price-promise.ts'
import { isCents, type Cents } from '#shared/money.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import { sumLines, type PricedLines, type Totals } from '#shared/quote.ts'
import type { TaxRule } from '#shared/tax-rule.ts'
import { vat } from '#shared/vat.ts'
import * as v from 'valibot'
import { entryOfOrder, keptOrders, storageKeys } from '#web/content/storage-keys.ts'
import { isSameChoice, isSameQuote, quoteOf } from '#web/quote/model/selection.ts'
import { readJson, removeText, storedKeys, writeText } from '#web/ui/browser/browser-storage.ts'
import { invoiceNumber, type InvoiceNumber } from './invoice-number.ts'
import { readItems, type ReadQuote } from './kept-quote.ts'
import { isPaid, keepReturn } from './payments.ts'

const orderedItemSchema = v.object({
  ...itemSchema.entries,
  amount: v.pipe(
    centsSchema,
    v.check((amount) => amount > 0),
  ),
  period: v.picklist(periods),
})

const taxEntries = {
  percent: v.number(),
  isIncluded: v.boolean(),
  base: v.optional(v.literal('net')),
} satisfies Record<keyof TaxRule, unknown>

// What an entry of an earlier release lacks is optional.
const orderSchema = v.object({
  items: v.pipe(
    v.array(orderedItemSchema),
    v.minLength(1),
    // Those of a damaged entry may have no sum.
    v.check((items) => isCents(items.reduce((total, { amount }) => total + amount, 0))),
  ),
  totals: totalsSchema,
  due: v.optional(centsSchema),
  reference: v.optional(v.unknown()),
  number: v.optional(v.string()),
  tax: v.optional(
    v.union([
      v.object({ ...taxEntries, isIncluded: v.literal(true), base: v.literal('price') }),
      v.object(taxEntries),
    ]),
  ),
  buyer: v.optional(v.array(v.string()), []),
  /** In ms since 1970. */
  openedAt: v.optional(v.number(), 0),
})

/** A line of the order at its price then: the catalogue may have changed since. */
export type OrderedLine = Pick<QuoteLine, keyof v.InferOutput<typeof orderedItemSchema>> &
  Partial<QuoteLine>

/** An order that this tab went to pay, which does not say that it was paid. */
export type Order = {
  readonly lines: readonly OrderedLine[]
  /** As the function computed them: VAT may have changed since, too. */
  readonly totals: Totals
  /** What is paid with the order, in cents. */
  readonly due: Cents
  /** The tax of the day; undefined for an order of an earlier release. */
  readonly tax?: TaxRule | undefined
  /** For questions to the company (rule 10.14); undefined if the function sent none. */
  readonly reference: string | undefined
  /** The quote's, as on paper (rule 7.24); undefined for an order of an earlier release. */
  readonly number?: string | undefined
  /** The buyer's details, one a line, as typed for this order. */
  readonly buyer: readonly string[]
  readonly openedAt: number
}

const area = 'sessionStorage'

/** Keeps an order in this tab when its payment page opens. */
export function startOrder(
  quote: PricedLines,
  reference: string | undefined,
  customer: CustomerInfo,
): void {
  for (const { key } of readOrders().slice(keptOrders - 1)) removeText(area, key)
  const { lines, totals, due } = quote
  const order = {
    items: lines.map((line) => ({ ...toRequestItem(line), period: line.period })),
    totals,
    due,
    tax: vat,
    reference,
    number: quoteNumber(quote),
    buyer: buyerDetails('receipt', customer).map((line) => line.join(' ')),
    openedAt: Date.now(),
  }
  const key = entryOfOrder(storageKeys.order, reference)
  // Without a reference, the last order's entry would stay in full storage, and be shown as this one.
  removeText(area, key)
  writeText(area, key, JSON.stringify(order))
}

/** The order of a reference, or without one the tab's last; null if the tab doesn't know it. */
export function readOrder(reference: string | undefined): Order | null {
  const [last = null, ...earlier] = readOrders()
  if (reference === undefined) return last
  return [last, ...earlier].find((order) => order?.reference === reference) ?? null
}

/** Whether these are the lines of an order, whatever they cost by now. */
export function isOrderOf(order: Order, lines: readonly QuoteLine[]): boolean {
  return isSameChoice(quoteOf(readItems(order.lines)).lines, lines)
}

/** Whether these are the lines of any order of this tab. */
export function isOrderOfTab(lines: readonly QuoteLine[]): boolean {
  return readOrders().some((order) => isOrderOf(order, lines))
}

/**
 * The package of an order that can be tried again, as far as it is still on sale (rule 11.4); null if the tab doesn't know it,
 * or if a payment of it, or of a later one, has returned.
 */
export function readUnpaidPackage(reference: string): ReadQuote | null {
  const order = readOrder(reference)
  if (!order) return null
  const isOver = readOrders().some(
    (it) => it.openedAt >= order.openedAt && it.reference !== undefined && isPaid(it.reference),
  )
  const unpaid = readItems(order.lines)
  return isOver || isSameQuote(unpaid, null) ? null : unpaid
}

/** The orders of this tab, the latest first. */
function readOrders(): readonly (Order & { readonly key: string })[] {
  const { order: name } = storageKeys
  return storedKeys(area)
    .filter((key) => key === name || key.startsWith(`${name}:`))
    .flatMap((key) => {
      const order = parseOrder(key)
      return order ? { ...order, key } : []
    })
    .sort((one, other) => other.openedAt - one.openedAt)
}

/** Null if there is none, or if its amounts contradict each other. */
function parseOrder(key: string): Order | null {
  const stored = v.safeParse(orderSchema, readJson(area, key))
  if (!stored.success) return null
  const { items, totals, due = totals.total, reference, ...rest } = stored.output
  const since = firstDayHeld(Date.now())
  const lines = items.map((item) => ({ ...findLine(item, since), ...item }))
  const isSound =
    totals.listed === sumLines(lines) &&
    totals.net + totals.vat === totals.total &&
    due > 0 &&
    due <= totals.total
  if (!isSound) return null
  return { ...rest, lines, totals, due, reference: isReference(reference) ? reference : undefined }
}

/** What the success page shows. */
export type Receipt = {
  /** The order's. */
  readonly reference: string | undefined
  /** Whether the provider has returned with it: only then the order is thanked for and called paid (rule 11.5). */
  readonly isReturned: boolean
  /** Null if the tab doesn't know it. Without a return, it is the tab's last. */
  readonly order: Order | null
  readonly number: InvoiceNumber
}

/**
 * Opens the receipt of an order, and keeps that it was opened: what is saved is cleared only once.
 *
 * @param returned - the reference with which the provider returned
 */
export function openReceipt(returned: string | undefined): Receipt {
  const order = readOrder(returned)
  const reference = returned ?? order?.reference
  if (returned !== undefined) keepReturn(returned, order?.number)
  const number = invoiceNumber(reference, Date.now, Math.random)
  return { reference, isReturned: returned !== undefined, order, number }
}
