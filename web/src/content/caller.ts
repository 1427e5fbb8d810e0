import { company } from '#web/content/company.ts'
import { leftToRight } from '#web/ui/browser/isolated-text.ts'
import { policyFigures } from './policy-figures.ts'

// Sample: the founders replace it before the site goes live.
const [, name] = company.founders

const within = `calls you within ${policyFigures.callBusinessDays} business days of your payment, on the number that you`

/** Who calls after a payment: at the checkout and on the receipt (rule 9.18). */
export const caller = {
  name,
  role: `(${company.founderRoles[1]})`,
  before: `${within} give.`,
  after: `${within} gave.`,
  own: { before: 'Before that:', text: leftToRight(company.phone.shown), href: company.phone.href },
} as const
