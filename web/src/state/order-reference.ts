import { storageKeys } from '#web/content/storage-keys.ts'
import * as z from '#shared/schema.ts'
import { parseJson, readText, removeText, writeText } from '#web/lib/browser-storage.ts'

const orderReferenceSchema = z.object({
  invoiceNumber: z.string().check(z.regex(/^INV-\d+-\d{1,3}$/)),
  /** When it was created, in ms since 1970. */
  madeAt: z.number(),
})

export type OrderReference = z.infer<typeof orderReferenceSchema>

/** The reference of this tab's order, created once, so that a reload shows the same one. */
export function orderReference(now: () => number, random: () => number): OrderReference {
  const saved = orderReferenceSchema.safeParse(
    parseJson(readText('sessionStorage', storageKeys.orderReference) ?? ''),
  )
  if (saved.success) return saved.data
  const madeAt = now()
  const reference = { invoiceNumber: `INV-${madeAt}-${Math.floor(random() * 1000)}`, madeAt }
  writeText('sessionStorage', storageKeys.orderReference, JSON.stringify(reference))
  return reference
}

/** Removes the reference when a new payment starts. */
export function clearOrderReference(): void {
  removeText('sessionStorage', storageKeys.orderReference)
}
