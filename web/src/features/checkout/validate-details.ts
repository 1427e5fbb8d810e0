import type { CustomerInfo } from '#shared/checkout-contract.ts'
import { checkoutWords } from '#web/content/checkout.ts'
import { notices } from '#web/content/notices.ts'
import type { Notice } from '#web/lib/notifications.ts'
import { customerInfoOf, type CustomerDetails, type DetailField } from './customer-details.ts'

/** The fields that can be wrong, in the order of the form. */
type CheckedField = DetailField | 'acceptTerms'
export type FieldErrors = Partial<Readonly<Record<CheckedField, string>>>

/** The first check that failed: its notification, and what is wrong with each of its fields. */
export type FailedCheck = { readonly notice: Notice; readonly errors: FieldErrors }

const requiredFields = ['fullName', 'email', 'phone'] as const

/** Whether a field must be filled in. */
export function isRequired(field: DetailField): boolean {
  return requiredFields.some((required) => required === field)
}

type Check = {
  readonly notice: Notice
  readonly errors: (customer: CustomerInfo, acceptTerms: boolean) => FieldErrors
}

const { fields, errors } = checkoutWords

/** The three checks, in order (rule 9.3). */
const checks: readonly Check[] = [
  {
    notice: notices.requiredFieldsMissing,
    errors: (customer) =>
      Object.fromEntries(
        requiredFields
          .filter((field) => customer[field] === '')
          .map((field) => [field, errors.missing(fields[field])]),
      ),
  },
  {
    notice: notices.invalidEmail,
    errors: ({ email }): FieldErrors => (email.includes('@') ? {} : { email: errors.email }),
  },
  {
    notice: notices.termsNotAccepted,
    errors: (_customer, acceptTerms): FieldErrors =>
      acceptTerms ? {} : { acceptTerms: errors.terms },
  },
]

/** Tries the checks in order, on what would be sent; null when all pass. */
export function validateDetails(
  details: CustomerDetails,
  acceptTerms: boolean,
): FailedCheck | null {
  const customer = customerInfoOf(details)
  for (const { notice, errors: errorsOf } of checks) {
    const found = errorsOf(customer, acceptTerms)
    if (Object.keys(found).length > 0) return { notice, errors: found }
  }
  return null
}
