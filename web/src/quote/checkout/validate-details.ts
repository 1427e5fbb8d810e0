import { isEmail } from '#shared/checkout-contract.ts'
import { customerFields, type CustomerFieldName } from '#shared/customer-fields.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import type { Notice } from '#web/ui/browser/notifications.ts'
import { toCustomerInfo, type CustomerDetails } from './customer-details.ts'

export type FieldErrors = Partial<Readonly<Record<CustomerFieldName | 'acceptTerms', string>>>

/** The first check that failed: its notification, and what is wrong with each of its fields. */
export type FailedCheck = { readonly notice: Notice; readonly errors: FieldErrors }

const { errors } = checkoutCopy
const { requiredFieldsMissing, invalidEmail, termsNotAccepted } = notices

/** The notifications of the checks. */
export const validationNotices = [requiredFieldsMissing, invalidEmail, termsNotAccepted]

/** The fewest digits of a phone number that somebody can call from abroad. */
const minPhoneDigits = 7

/** Whether a phone number is too short to be called. That is a hint and no check: those are agreed (rule 9.3). */
export function isShortPhone(text: string): boolean {
  return text.trim() !== '' && text.replace(/\P{Nd}/gu, '').length < minPhoneDigits
}

/** Runs the three checks in order (rule 9.3), on what would be sent; null if all pass. */
export function validateDetails(
  details: CustomerDetails,
  acceptTerms: boolean,
): FailedCheck | null {
  const customer = toCustomerInfo(details)
  const missing = customerFields.filter(
    ({ name, isRequired }) => isRequired && customer[name] === '',
  )
  if (missing.length > 0) {
    return {
      notice: requiredFieldsMissing,
      errors: Object.fromEntries(missing.map(({ name, label }) => [name, errors.missing(label)])),
    }
  }
  const invalid = customerFields.filter(
    ({ name, kind }) => kind === 'email' && !isEmail(customer[name]),
  )
  if (invalid.length > 0) {
    return {
      notice: invalidEmail,
      errors: Object.fromEntries(invalid.map(({ name }) => [name, errors.email])),
    }
  }
  return acceptTerms ? null : { notice: termsNotAccepted, errors: { acceptTerms: errors.terms } }
}
