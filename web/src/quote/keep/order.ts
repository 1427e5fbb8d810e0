import { itemSchema, type CustomerInfo } from '#shared/checkout-contract.ts'
import { buyerDetails } from '#shared/customer-fields.ts'
import { centsSchema, isReference, taxSchema, totalsSchema } from '#shared/checkout-response.ts'
import { amountsOf } from '#shared/amounts.ts'
import { periods, terms } from '#shared/offer.ts'
import { cents, times } from '#shared/money.ts'
import type { PricedLine } from '#shared/pricing.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import { sumLines, type Choices, type Quote } from '#shared/quote.ts'
import { vat } from '#shared/seller.ts'
import * as v from 'valibot'
import { entryOfOrder, keptOrders, storageKeys } from '#web/content/storage-keys.ts'
import { isSameChoice, isSameQuote } from '#web/quote/model/selection.ts'
import { readJson, removeText, storedKeys, writeText } from '#web/ui/browser/browser-storage.ts'
import { keptText, readKept, type ReadQuote } from './kept-quote.ts'
import { isPaid } from './payments.ts'

const positiveCents = v.pipe(itemSchema.entries.amount, v.transform(cents))

/** Longer than any that this site writes. */
const boundedText = v.pipe(v.string(), v.maxLength(1000))

const lineSchema = v.object({
  ...itemSchema.entries,
  id: boundedText,
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  unit: v.optional(boundedText),
  unitPrice: positiveCents,
  term: v.picklist(terms),
  period: v.picklist(periods),
  amount: positiveCents,
  heldUntil: v.optional(boundedText),
} satisfies Record<keyof PricedLine, unknown>)

const orderSchema = v.pipe(
  v.object({
    quote: v.string(),
    lines: v.array(lineSchema),
    /** As the function computed them: VAT may have changed since. */
    totals: totalsSchema,
    /** What is paid with the order, in cents. */
    due: centsSchema,
    /** For questions to the company (rule 10.14); undefined if the function sent none. */
    reference: v.fallback(v.optional(v.custom<string>(isReference)), undefined),
    /** Of the day. */
    tax: taxSchema,
    /** The details, one a line, as typed for this order. */
    buyer: v.array(boundedText),
    /** In ms since 1970. */
    openedAt: v.pipe(v.number(), v.safeInteger()),
  }),
  v.transform(({ quote, ...order }) => {
    const choices: ReadQuote | null = readKept(quote)
    return { ...order, number: quoteNumber(order), choices }
  }),
)

/**
 * An order that this tab went to pay, which does not say that it was paid: lines at their prices then, and what was ordered, as far
 * as it is still on sale; null if its text can't be read.
 */
export type Order = Readonly<v.InferOutput<typeof orderSchema>>

const area = 'sessionStorage'

/** Keeps an order in this tab when its payment page opens. */
export function startOrder(
  quote: Quote,
  reference: string | undefined,
  customer: CustomerInfo,
): void {
  for (const { key } of readOrders().slice(keptOrders - 1)) removeText(area, key)
  const { lines, totals, due, tax = vat } = quote
  const order = {
    quote: keptText(quote),
    lines,
    totals,
    due,
    tax,
    reference,
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

/** Whether these are the choices of an order, whatever they cost by now. */
export function isOrderOf(order: Order, choices: Choices): boolean {
  return order.choices !== null && isSameChoice(order.choices, choices)
}

/** Whether these are the choices of any order of this tab. */
export function isOrderOfTab(choices: Choices): boolean {
  return readOrders().some((order) => isOrderOf(order, choices))
}

/** Whether a payment of any order of this tab has returned. */
export const hasPaidOrder = (): boolean => readOrders().some(({ reference }) => isPaid(reference))

/**
 * The package of an order that can be tried again, as far as it is still on sale (rule 11.4); null if the tab doesn't know it,
 * or if a payment of it, or of a later one, has returned.
 */
export function readUnpaidPackage(reference: string): ReadQuote | null {
  const order = readOrder(reference)
  if (!order) return null
  const isOver = readOrders().some((it) => it.openedAt >= order.openedAt && isPaid(it.reference))
  return isOver || isSameQuote(order.choices, null) ? null : order.choices
}

/** The orders of this tab, the latest first. */
function readOrders(): readonly (Order & { readonly key: string })[] {
  const { order: name } = storageKeys
  return storedKeys(area)
    .filter((key) => key === name || key.startsWith(`${name}:`))
    .flatMap((key) => {
      const order = v.safeParse(orderSchema, readJson(area, key))
      return order.success && isSound(order.output) ? { ...order.output, key } : []
    })
    .sort((one, other) => other.openedAt - one.openedAt)
}

/** Whether its amounts agree, and whatever is derived from them is an amount. */
function isSound(order: Order): boolean {
  const { lines, totals, due } = order
  try {
    amountsOf(order)
    return (
      lines.length > 0 &&
      lines.every((line) => line.amount === times(line.unitPrice, line.quantity)) &&
      totals.listed === sumLines(lines) &&
      totals.net + totals.vat === totals.total &&
      due > 0 &&
      due <= totals.total
    )
  } catch {
    return false
  }
}
