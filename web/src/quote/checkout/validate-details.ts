import { isEmail } from '#shared/checkout-contract.ts'
import {
  customerFields,
  type CustomerField,
  type CustomerFieldName,
} from '#shared/customer-fields.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import { toCustomerInfo, type CustomerDetails } from '#web/quote/keep/customer-details.ts'

export type FieldErrors = Partial<Readonly<Record<CustomerFieldName | 'acceptTerms', string>>>

const { errors } = checkoutCopy
const { requiredFieldsMissing, invalidEmail, termsNotAccepted } = notices

export const validationNotices = [requiredFieldsMissing, invalidEmail, termsNotAccepted]

/** The minimum length of a phone number that can be called from abroad, in digits. */
const minPhoneDigits = 7

/** A hint about a text that is probably wrong, otherwise ''. It doesn't block: the checks are agreed (rule 9.3). */
export function hintAbout(kind: CustomerField['kind'], text: string): string {
  if (text.trim() === '') return ''
  if (kind === 'email' && !/^\s*\S+@\S+\.\S+\s*$/.test(text)) return checkoutCopy.oddEmail
  const isShort = text.replace(/\P{Nd}/gu, '').length < minPhoneDigits
  return kind === 'tel' && isShort ? checkoutCopy.shortPhone : ''
}

/** Runs the three checks (rule 9.3) on what would be sent: the first failed one's notification, and the errors; null if all pass. */
export function validateDetails(details: CustomerDetails, acceptTerms: boolean) {
  const customer = toCustomerInfo(details)
  const missing = customerFields
    .filter(({ name, isRequired }) => isRequired && customer[name] === '')
    .map(({ name, label }) => [name, errors.missing(label)] as const)
  const invalid = customerFields
    .filter(({ name, kind }) => kind === 'email' && !isEmail(customer[name]))
    .map(({ name }) => [name, errors.email] as const)
  const consent = acceptTerms ? [] : [['acceptTerms', errors.terms] as const]
  const all: FieldErrors = Object.fromEntries([...missing, ...invalid, ...consent])
  const [first] = [
    ...missing.map(() => requiredFieldsMissing),
    ...invalid.map(() => invalidEmail),
    ...consent.map(() => termsNotAccepted),
  ]
  return first ? { notice: first, errors: all } : null
}
