import { taxName } from '#shared/vat.ts'

/**
 * The exchange rate behind the approximate totals in the plans' currency (rule 7.17): a sample, to be set by hand together
 * with its day. Nothing is charged in that currency.
 */
export const exchangeRate = { perDollar: 129, day: '2026-11-21' } as const

export function aboutPlanPrice(amount: string, day: string): string {
  return `About ${amount} including ${taxName}, at the rate of ${day}; you pay in US dollars.`
}
