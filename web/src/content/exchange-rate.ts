import { taxName } from '#shared/vat.ts'
import { packageCurrencyName } from './company.ts'

/**
 * How much one unit of the packages' currency is in the plans' (rule 7.17), for approximate totals: a sample, to be set by
 * hand together with its day. Nothing is charged in that currency.
 */
export const exchangeRate = { planPerPackage: 129, day: '2026-11-21' } as const

export function aboutPlanPrice(amount: string, day: string): string {
  return `About ${amount} including ${taxName}, at the rate of ${day}; you pay in ${packageCurrencyName}.`
}
