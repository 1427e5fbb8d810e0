/**
 * The exchange rate behind the approximate totals in Kenyan shillings (rule 7.17): a sample, to be set by hand together
 * with its day. Nothing is charged in shillings.
 */
export const exchangeRate = { shillingsPerDollar: 129, day: '2026-11-21' } as const

export function aboutShillings(amount: string, day: string): string {
  return `About ${amount} with VAT, at the rate of ${day}; you pay in US dollars.`
}
