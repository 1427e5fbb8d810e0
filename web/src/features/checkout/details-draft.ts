import * as z from '#shared/schema.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { parseJson, readText, writeText } from '#web/lib/browser-storage.ts'
import { emptyDetails, type CustomerDetails } from './customer-details.ts'

const draftSchema = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.string(),
  notes: z.string(),
})

/** What was typed in this tab before: a buyer who comes back from the provider need not type it again. */
export function readDraft(): CustomerDetails {
  const text = readText('sessionStorage', storageKeys.checkoutDetails)
  const draft = draftSchema.safeParse(parseJson(text ?? ''))
  return draft.success ? draft.data : emptyDetails
}

/** Keeps what is typed for this tab. The consent is never kept: it is given to an order. */
export function keepDraft(details: CustomerDetails): void {
  writeText('sessionStorage', storageKeys.checkoutDetails, JSON.stringify(details))
}
