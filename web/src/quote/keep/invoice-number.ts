import { invoicePrefix } from '#shared/seller.ts'
import { entryOfOrder, storageKeys } from '#web/content/storage-keys.ts'
import * as v from 'valibot'
import { readJson, writeText } from '#web/ui/browser/browser-storage.ts'

// In ms since 1970. A later day has no year of four digits.
const lastDate = Date.UTC(9999, 0)

const invoiceNumberSchema = v.object({
  text: v.pipe(v.string(), v.regex(new RegExp(`^${invoicePrefix}-\\d{1,16}-\\d{1,3}$`))),
  /** When it was created, in ms since 1970. */
  madeAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(lastDate)),
  /** Whether the provider has returned to this order's receipt. */
  isReturned: v.optional(v.boolean(), false),
})

export type InvoiceNumber = v.InferOutput<typeof invoiceNumberSchema>

const keyOf = (reference: string | undefined) => entryOfOrder(storageKeys.invoiceNumber, reference)

function readNumber(reference: string | undefined): InvoiceNumber | null {
  const saved = v.safeParse(invoiceNumberSchema, readJson('sessionStorage', keyOf(reference)))
  return saved.success ? saved.output : null
}

/** Whether the provider has returned to this tab with a payment of the order. */
export function hasReturned(reference: string): boolean {
  return readNumber(reference)?.isReturned ?? false
}

/**
 * The invoice number of an order, created once, so that a reload shows the same one. Of a page without an order it is the
 * tab's.
 */
export function invoiceNumber(
  order: { readonly reference?: string | undefined; readonly isReturned: boolean },
  now: () => number,
  random: () => number,
): InvoiceNumber {
  const saved = readNumber(order.reference)
  const isReturned = order.isReturned || (saved?.isReturned ?? false)
  if (saved?.isReturned === isReturned) return saved
  // A clock that was never set may be before 1970, and the number has no place for a minus.
  const madeAt = Math.max(now(), 0)
  const made = saved ?? {
    text: `${invoicePrefix}-${madeAt}-${Math.floor(random() * 1000)}`,
    madeAt,
  }
  const number = { ...made, isReturned }
  writeText('sessionStorage', keyOf(order.reference), JSON.stringify(number))
  return number
}
