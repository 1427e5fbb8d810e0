import { checkoutWords } from '#web/content/checkout.ts'
import { notices } from '#web/content/notices.ts'
import type { Notice } from '#web/lib/notifications.ts'
import type { CustomerDetails, DetailField } from './customer-details.ts'

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
  readonly errors: (details: CustomerDetails, acceptTerms: boolean) => FieldErrors
}

const { fields, errors } = checkoutWords

/** The three checks of the specification, section 5, in its order. */
const checks: readonly Check[] = [
  {
    notice: notices.requiredFieldsMissing,
    errors: (details) =>
      Object.fromEntries(
        requiredFields
          .filter((field) => details[field].trim() === '')
          .map((field) => [field, errors.missing(fields[field])]),
      ),
  },
  {
    notice: notices.invalidEmail,
    errors: ({ email }): FieldErrors => (email.includes('@') ? {} : { email: errors.email }),
  },
  {
    notice: notices.termsNotAccepted,
    errors: (_details, acceptTerms): FieldErrors =>
      acceptTerms ? {} : { acceptTerms: errors.terms },
  },
]

/** Tries the checks in order; null when all pass. */
export function validateDetails(
  details: CustomerDetails,
  acceptTerms: boolean,
): FailedCheck | null {
  for (const { notice, errors: errorsOf } of checks) {
    const found = errorsOf(details, acceptTerms)
    if (Object.keys(found).length > 0) return { notice, errors: found }
  }
  return null
}
