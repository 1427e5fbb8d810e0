import { packageCurrency } from '#shared/locale.ts'
import { fromCents, type Cents } from '#shared/money.ts'
import { planCurrency } from '#web/content/company.ts'
import { formatAmount } from '#web/ui/browser/amount-format.ts'
import { writeAmount } from '#web/ui/browser/format-money.ts'
import { exchangeRate } from '#web/content/exchange-rate.ts'
import { planPriceFormat } from './plan-prices.built.ts'

/** A whole number of units of the plans' currency. A branded type, so that it is never added to the quote's cents. */
export type PlanPrice = number & { readonly unit: 'plan currency' }

function isPlanPrice(amount: number): amount is PlanPrice {
  return Number.isSafeInteger(amount) && amount >= 0
}

/**
 * Marks a number as an amount in the plans' currency.
 *
 * @throws RangeError for fractions, negative numbers, NaN and infinities
 */
export function planPrice(amount: number): PlanPrice {
  if (!isPlanPrice(amount)) throw new RangeError(`Not a whole number: ${amount}`)
  return amount
}

/**
 * About how much an amount in cents is in the plans' currency, with three significant digits: more would look like a
 * price.
 *
 * @param rate - the exchange rate
 */
export function approximatePlanPrice(amount: Cents, rate: number): PlanPrice {
  return planPrice(Math.round(Number((fromCents(amount) * rate).toPrecision(3))))
}

/** Says about how much an amount in cents is in the plans' currency (rule 7.17). */
export function aboutPlanPrice(amount: Cents): string {
  return `About ${formatPlanPrice(approximatePlanPrice(amount, exchangeRate.planPerPackage))}`
}

/** Follows an amount at the rate of a day. */
export const atRateOf = (day: string) => `(rate of ${day})`

/** Formats an amount, always without decimals. */
export function formatPlanPrice(amount: PlanPrice): string {
  const isOther = planCurrency.code !== packageCurrency.code
  return isOther ? formatAmount(planPriceFormat, amount, 0) : writeAmount(amount, 0)
}
