import { invoicePrefix } from '#shared/seller.ts'
import { entryOfOrder, storageKeys } from '#web/content/storage-keys.ts'
import * as v from 'valibot'
import { readOrder, type Order } from '#web/quote/keep/order.ts'
import { findPayment, keepReturn } from '#web/quote/keep/payments.ts'
import { readJson, removeText, writeText } from '#web/ui/browser/browser-storage.ts'

// In ms since 1970. A later day has no year of four digits.
const lastDate = Date.UTC(9999, 0)

const invoiceNumberSchema = v.object({
  text: v.pipe(v.string(), v.regex(new RegExp(`^${invoicePrefix}-\\d{1,16}-\\d{1,3}$`))),
  /** When it was created, in ms since 1970. */
  madeAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(lastDate)),
})

type InvoiceNumber = v.InferOutput<typeof invoiceNumberSchema>

/**
 * The invoice number of an order, created once, so that a reload shows the same one. Of a page without an order it is the
 * tab's.
 */
export function invoiceNumber(
  reference: string | undefined,
  now: () => number,
  random: () => number,
): InvoiceNumber {
  const key = entryOfOrder(storageKeys.invoiceNumber, reference)
  const saved = v.safeParse(invoiceNumberSchema, readJson('sessionStorage', key))
  if (saved.success) return saved.output
  const madeAt = now()
  const number = { text: `${invoicePrefix}-${madeAt}-${Math.floor(random() * 1000)}`, madeAt }
  writeText('sessionStorage', key, JSON.stringify(number))
  return number
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
  if (returned !== undefined) {
    // On a shared computer they are the next visitor's to see.
    if (order || findPayment(returned)) removeText('sessionStorage', storageKeys.checkoutDetails)
    keepReturn(returned, order?.number)
  }
  const number = invoiceNumber(reference, Date.now, Math.random)
  return { reference, isReturned: returned !== undefined, order, number }
}
