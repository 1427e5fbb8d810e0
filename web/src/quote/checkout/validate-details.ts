import { isEmail, type CustomerInfo } from '#shared/checkout-contract.ts'
import { customerFields, type CustomerFieldName } from '#shared/customer-fields.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import type { Notice } from '#web/ui/browser/notifications.ts'
import { toCustomerInfo, type CustomerDetails } from './customer-details.ts'

export type FieldErrors = Partial<Readonly<Record<CustomerFieldName | 'acceptTerms', string>>>

/** The first check that failed: its notification, and what is wrong with each of its fields. */
export type FailedCheck = { readonly notice: Notice; readonly errors: FieldErrors }

type Check = {
  readonly notice: Notice
  readonly findErrors: (customer: CustomerInfo, acceptTerms: boolean) => FieldErrors
}

const { errors } = checkoutCopy

/** The three checks, in order (rule 9.3). */
const checks: readonly Check[] = [
  {
    notice: notices.requiredFieldsMissing,
    findErrors: (customer) =>
      Object.fromEntries(
        customerFields
          .filter(({ name, isRequired }) => isRequired && customer[name] === '')
          .map(({ name, label }) => [name, errors.missing(label)]),
      ),
  },
  {
    notice: notices.invalidEmail,
    findErrors: (customer) =>
      Object.fromEntries(
        customerFields
          .filter(({ name, kind }) => kind === 'email' && !isEmail(customer[name]))
          .map(({ name }) => [name, errors.email]),
      ),
  },
  {
    notice: notices.termsNotAccepted,
    findErrors: (_customer, acceptTerms): FieldErrors =>
      acceptTerms ? {} : { acceptTerms: errors.terms },
  },
]

/** The notifications of the checks. */
export const validationNotices = checks.map(({ notice }) => notice)

/** Runs the checks in order, on what would be sent; null if all pass. */
export function validateDetails(
  details: CustomerDetails,
  acceptTerms: boolean,
): FailedCheck | null {
  const customer = toCustomerInfo(details)
  for (const { notice, findErrors } of checks) {
    const found = findErrors(customer, acceptTerms)
    if (Object.keys(found).length > 0) return { notice, errors: found }
  }
  return null
}
