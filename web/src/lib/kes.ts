import { inDollars, type Cents } from '#shared/money.ts'
import { once } from './once.ts'

/** A whole number of Kenyan shillings. A branded type, so that it is never added to the quote's US cents. */
export type Kes = number & { readonly unit: 'Kenyan shilling' }

function isKes(amount: number): amount is Kes {
  return Number.isSafeInteger(amount) && amount >= 0
}

/**
 * Marks a number as an amount in Kenyan shillings.
 *
 * @throws RangeError for fractions, negative numbers, NaN and infinities
 */
export function kes(amount: number): Kes {
  if (!isKes(amount)) throw new RangeError(`Not a whole number of shillings: ${amount}`)
  return amount
}

/**
 * About how many shillings an amount in US cents is, with three significant digits: more would look like a price.
 *
 * @param shillingsPerDollar - the exchange rate
 */
export function approximateKes(amount: Cents, shillingsPerDollar: number): Kes {
  return kes(Math.round(Number((inDollars(amount) * shillingsPerDollar).toPrecision(3))))
}

// The code, because en-KE's "Ksh" is less clear next to "US$".
const shillings = once(
  () =>
    new Intl.NumberFormat('en-KE', {
      style: 'currency',
      currency: 'KES',
      currencyDisplay: 'code',
      maximumFractionDigits: 0,
    }),
)

/** Formats an amount: "KES 29,000", with a non-breaking space. */
export function formatKes(amount: Kes): string {
  return shillings().format(amount)
}
