import { company } from '#web/content/company.ts'
import { leftToRight } from '#web/ui/browser/isolated-text.ts'
import { policyFigures } from './policy-figures.ts'

// Sample: the founders replace it before the site goes live.
const [, name] = company.founders

const within = `within ${policyFigures.callBusinessDays} business days of your payment`

/** Who calls after a payment: at the checkout and on the receipt (rule 9.18). */
export const caller = {
  name,
  role: `(${company.founderRoles[1]})`,
  days: policyFigures.callBusinessDays,
  /** The day, or none past the list of holidays. */
  before: (day?: string) =>
    `calls you ${day === undefined ? within : `by ${day} if you pay today`}, on the number that you give.`,
  after: (day?: string) =>
    `calls you ${day === undefined ? within : `by ${day}`}, on the number that you gave.`,
  own: { before: 'Before that:', text: leftToRight(company.phone.shown), href: company.phone.href },
} as const
