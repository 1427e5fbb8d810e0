import { totalLines, type QuoteLine } from '#shared/pricing.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { readText, removeText, writeText } from '#web/ui/browser/browser-storage.ts'

// read-order.ts parses it, on the success page alone.
function toText(lines: readonly QuoteLine[]): string {
  const items = lines.map(({ name, description, period, amount }) => ({
    name,
    description,
    period,
    amount,
  }))
  return JSON.stringify({ items, total: totalLines(lines).total })
}

/** Saves the order in this tab when the payment page opens. It replaces the tab's last order and its reference. */
export function startOrder(lines: readonly QuoteLine[]): void {
  // A page from the back/forward cache may not see what a later page of its tab has saved (Chromium), and what it doesn't
  // see it can overwrite but not remove.
  writeText('sessionStorage', storageKeys.orderReference, '')
  // If storage is full, the last order would stay and be shown as this one.
  removeText('sessionStorage', storageKeys.order)
  writeText('sessionStorage', storageKeys.order, toText(lines))
}

/** Whether these lines are what this tab last went to pay. */
export function isOrderOfTab(lines: readonly QuoteLine[]): boolean {
  return readText('sessionStorage', storageKeys.order) === toText(lines)
}
