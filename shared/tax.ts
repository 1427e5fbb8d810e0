import { language } from '#shared/locale.ts'
import { taxName, vat } from '#shared/seller.ts'
import { cents, type Cents } from './money.ts'
import type { TaxRule } from './offer.ts'

/** Whether there is a tax: a company that isn't registered for it has 0 %, and says nothing of it. */
export const isTaxed = ({ percent }: TaxRule = vat): boolean => percent > 0

/** A tax's percentage in the site's language: "16%". */
export function percentText({ percent }: Pick<TaxRule, 'percent'>): string {
  const format = { style: 'percent', maximumFractionDigits: 2 } as const
  return new Intl.NumberFormat(language, format).format(percent / 100)
}

/** The VAT line's name. */
export const vatLineName = (rule: TaxRule = vat) => `${taxName} (${percentText(rule)})`

/**
 * The tax on an amount, or within it if prices include it, rounded to the nearest cent, halves up.
 *
 * @param amount - in cents
 */
export const taxOf = (amount: Cents, { percent, isIncluded, base }: TaxRule = vat): Cents =>
  shareOf(amount, percent, isIncluded && base !== 'price' ? 100 + percent : 100)

/** So many percent of an amount in cents, which is 100 % or more, rounded to the nearest cent, halves up. */
export function shareOf(amount: Cents, percent: number, ofPercent = 100): Cents {
  // Whole hundredths of a percent, and an amount in two parts, keep this exact: 0.16 has no exact binary representation,
  // and the product of two large integers none either.
  const rate = Math.round(percent * 100)
  const whole = Math.round(ofPercent * 100)
  const rest = amount % whole
  return cents(((amount - rest) / whole) * rate + Math.round((rest * rate) / whole))
}
