import type { CustomerInfo } from '#shared/checkout-contract.ts'
import { mapCustomerFields, type CustomerFieldName } from '#shared/customer-fields.ts'
import { toPlainText } from '#shared/plain-text.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { readJson, writeText, textIn } from '#web/ui/browser/browser-storage.ts'

export type CustomerDetails = Readonly<Record<CustomerFieldName, string>>

export const initialDetails: CustomerDetails = mapCustomerFields(({ initial = '' }) => initial)

/** The details in the form that the server accepts: plain single-line texts within their maximum lengths. */
export function toCustomerInfo(details: CustomerDetails): CustomerInfo {
  const texts = mapCustomerFields(({ name, maxLength }) => toPlainText(details[name], maxLength))
  return { ...texts, acceptTerms: true }
}

/** What was typed in this tab before, so that a buyer who comes back from the provider need not retype it. */
export function readDetails(): CustomerDetails {
  const typed = readJson('sessionStorage', storageKeys.checkoutDetails)
  return mapCustomerFields(({ name, initial }) => textIn(typed, name, initial))
}

/** Saves the form's values for this tab, but never the consent, which is given for one order only. */
export function saveDetails(details: CustomerDetails): void {
  writeText('sessionStorage', storageKeys.checkoutDetails, JSON.stringify(details))
}
