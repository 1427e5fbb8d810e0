import { cents, type Cents } from './money.ts'

/** The tax's name in the company's country. */
export const taxName = 'VAT'

export type TaxRule = {
  /** A whole percentage of the price without the tax (rule 10.5): 16 for 16 %. */
  readonly percent: number
  /** Whether the prices include it; otherwise it is added to their sum. */
  readonly isIncluded: boolean
}

/** The tax on every package. In its own file, because pages name it without the catalogue. */
export const vat: TaxRule = { percent: 16, isIncluded: false }

/** The VAT line's name. */
export const vatLineName = ({ percent }: TaxRule = vat) => `${taxName} (${percent}%)`

/**
 * The tax on an amount, or within it if prices include it, rounded to the nearest cent, halves up.
 *
 * @param amount - in cents
 */
export function taxOf(amount: Cents, { percent, isIncluded }: TaxRule = vat): Cents {
  // Multiplying first keeps this exact: 0.16 has no exact binary representation.
  return cents(Math.round((amount * percent) / (isIncluded ? 100 + percent : 100)))
}
