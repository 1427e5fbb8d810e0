import type { Offer, Period } from '#shared/core-services.ts'
import { cents } from '#shared/money.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import { packageCurrencyName, planCurrency } from './company.ts'

/** What tells the two ways to buy apart (rule 1.10). */
export const planOrPackage = `A package is paid once by card, in ${packageCurrencyName}; a plan is a monthly subscription in ${planCurrency.name}.`

/** The headings of monthly and one-off lines, and the note on the single payment (rule 7.15). */
export const periodCopy = {
  once: 'One-off',
  month: 'Monthly, first month',
  onePayment:
    'Your package is one payment and nothing renews: monthly lines cover the first month.',
} as const satisfies Record<Period | 'onePayment', string>

/** Unfolds offers on a phone (rule 7.21). */
export const showAll = (offers: readonly Offer[]) =>
  `Show all ${offers.length}, from ${formatUsd(cents(Math.min(...offers.map(({ price }) => price))))}`
