import { findLine, itemSchema, toRequestItem } from '#shared/checkout-contract.ts'
import { periods } from '#shared/core-services.ts'
import { firstDayKept } from '#shared/former-prices.ts'
import { cents } from '#shared/money.ts'
import { totalLines, type QuoteLine } from '#shared/pricing.ts'
import * as z from '#shared/schema.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { hasSameLines, toSelection } from '#web/quote/model/selection.ts'
import { readJson, removeText, writeText } from '#web/ui/browser/browser-storage.ts'

// In minor units: the payment provider charges at most eight digits. With larger amounts a damaged entry could not be
// added up.
const maxAmount = 99_999_999

const orderedItemSchema = z.extend(itemSchema, { period: z.enum(periods) })

const orderSchema = z.object({
  items: z.array(orderedItemSchema).check(
    z.minLength(1),
    z.refine((items) => items.every(({ amount }) => amount <= maxAmount)),
  ),
  total: z.int(),
})

/** A line that this tab went to pay for, as it was priced then: the catalogue may have changed since. */
export type OrderedLine = Pick<QuoteLine, keyof z.infer<typeof orderedItemSchema>>

/** Saves the order in this tab when the payment page opens. It replaces the tab's last order and its reference. */
export function startOrder(lines: readonly QuoteLine[]): void {
  // A page from the back/forward cache may not see what a later page of its tab has saved (Chromium), and what it doesn't
  // see it can overwrite but not remove.
  writeText('sessionStorage', storageKeys.orderReference, '')
  // If storage is full, the last order would stay and be shown as this one.
  removeText('sessionStorage', storageKeys.order)
  const items = lines.map((line) => ({ ...toRequestItem(line), period: line.period }))
  const order = { items, total: totalLines(lines).total }
  writeText('sessionStorage', storageKeys.order, JSON.stringify(order))
}

/** The order of this tab; null if there is none, or if its lines don't add up to its total. */
export function readOrder(): readonly OrderedLine[] | null {
  const order = orderSchema.safeParse(readJson('sessionStorage', storageKeys.order))
  if (!order.success) return null
  const lines = order.data.items.map((item) => ({ ...item, amount: cents(item.amount) }))
  return totalLines(lines).total === order.data.total ? lines : null
}

/** Whether these lines are what this tab last went to pay for, whatever they cost by now. */
export function isOrderOfTab(lines: readonly QuoteLine[]): boolean {
  const since = firstDayKept(Date.now())
  const ordered = readOrder()?.flatMap((item) => findLine(item, since) ?? [])
  return ordered !== undefined && hasSameLines(toSelection(ordered), toSelection(lines))
}
