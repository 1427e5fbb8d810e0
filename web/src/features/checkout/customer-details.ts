import { maxLengths, type CustomerInfo } from '#shared/checkout-contract.ts'
import { toPlainText } from '#shared/plain-text.ts'
import { checkoutWords } from '#web/content/checkout.ts'

/** The fields of the form that hold a text. */
export type DetailField = keyof typeof maxLengths

/** What is typed in the form. */
export type CustomerDetails = Readonly<Record<DetailField, string>>

export const emptyDetails: CustomerDetails = {
  fullName: '',
  email: '',
  phone: '',
  company: '',
  address: '',
  city: '',
  postalCode: '',
  country: checkoutWords.defaultCountry,
  notes: '',
}

/** The details as the server takes them: plain one-line texts, no longer than it allows. */
export function customerInfoOf(details: CustomerDetails): CustomerInfo {
  const plain = (field: DetailField) => toPlainText(details[field], maxLengths[field])
  return {
    fullName: plain('fullName'),
    email: plain('email'),
    phone: plain('phone'),
    company: plain('company'),
    address: plain('address'),
    city: plain('city'),
    postalCode: plain('postalCode'),
    country: plain('country'),
    notes: plain('notes'),
    acceptTerms: true,
  }
}
