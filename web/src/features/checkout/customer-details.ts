import type { CustomerInfo } from '#shared/checkout-contract.ts'
import { mapCustomerFields, type CustomerFieldName } from '#shared/customer-fields.ts'
import { toPlainText } from '#shared/plain-text.ts'
import * as z from '#shared/schema.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { parseJson, readText, writeText } from '#web/lib/browser-storage.ts'

/** What is typed in the form. */
export type CustomerDetails = Readonly<Record<CustomerFieldName, string>>

export const initialDetails: CustomerDetails = mapCustomerFields(({ initial = '' }) => initial)

/** The details as the server accepts them: plain one-line texts, no longer than it allows. */
export function customerInfoOf(details: CustomerDetails): CustomerInfo {
  const texts = mapCustomerFields(({ name, maxLength }) => toPlainText(details[name], maxLength))
  return { ...texts, acceptTerms: true }
}

// A draft of another version of the site may have other fields.
const draftSchema = z.object(
  mapCustomerFields(({ initial = '' }) => z._default(z.string(), initial)),
)

/** What was typed in this tab before: a buyer who comes back from the provider need not type it again. */
export function readDraft(): CustomerDetails {
  const text = readText('sessionStorage', storageKeys.checkoutDetails)
  const draft = draftSchema.safeParse(parseJson(text ?? ''))
  return draft.success ? draft.data : initialDetails
}

/** Keeps what is typed for this tab, but never the consent, which is given to one order. */
export function keepDraft(details: CustomerDetails): void {
  writeText('sessionStorage', storageKeys.checkoutDetails, JSON.stringify(details))
}
