import { language } from './locale.ts'
import { cents, type Cents } from './money.ts'

/** The tax's name in the company's country. */
export const taxName = 'VAT'

export type TaxRule = {
  /** With at most two decimals, which the build checks: 16 for 16 %, 5.5 for 5.5 %. */
  readonly percent: number
} & (
  | {
      /** Whether the prices include it; otherwise it is added to their sum. */
      readonly isIncluded: boolean
      /** What the percentage is of, by law: the price without the tax (rule 10.5). */
      readonly base?: 'net' | undefined
    }
  // The price itself, tax included, as Brazil's ISS: 5 % of 100.00 is 5.00, not 4.76.
  | { readonly isIncluded: true; readonly base: 'price' }
)

/** The tax on every package. In its own file, because pages name it without the catalogue. */
export const vat: TaxRule = { percent: 16, isIncluded: false, base: 'net' }

/** A tax's percentage in the site's language: "16%". */
export function percentText({ percent }: TaxRule): string {
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
export function taxOf(amount: Cents, { percent, isIncluded, base }: TaxRule = vat): Cents {
  // Whole hundredths of a percent, and an amount in two parts, keep this exact: 0.16 has no exact binary representation,
  // and the product of two large integers none either.
  const rate = Math.round(percent * 100)
  const whole = isIncluded && base !== 'price' ? 10_000 + rate : 10_000
  const rest = amount % whole
  return cents(((amount - rest) / whole) * rate + Math.round((rest * rate) / whole))
}
