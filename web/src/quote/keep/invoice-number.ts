import { storageKeys } from '#web/content/storage-keys.ts'
import * as z from '#shared/schema.ts'
import { readJson, writeText } from '#web/ui/browser/browser-storage.ts'

// The last time that a Date can hold, in ms since 1970 (ECMA-262, "Time Values and Time Range").
const lastDate = 8.64e15

const invoiceNumberSchema = z.object({
  text: z.string().check(z.regex(/^INV-\d+-\d{1,3}$/)),
  /** When it was created, in ms since 1970. */
  madeAt: z.int().check(z.gte(0), z.lte(lastDate)),
})

export type InvoiceNumber = z.infer<typeof invoiceNumberSchema>

/** The invoice number of this tab's order, created once, so that a reload shows the same one. */
export function invoiceNumber(now: () => number, random: () => number): InvoiceNumber {
  const saved = invoiceNumberSchema.safeParse(readJson('sessionStorage', storageKeys.invoiceNumber))
  if (saved.success) return saved.data
  // A clock that was never set may be before 1970, and the number has no place for a minus.
  const madeAt = Math.max(now(), 0)
  const number = { text: `INV-${madeAt}-${Math.floor(random() * 1000)}`, madeAt }
  writeText('sessionStorage', storageKeys.invoiceNumber, JSON.stringify(number))
  return number
}
