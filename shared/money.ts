import { packageCurrency } from './locale.ts'

const perUnit = 10 ** packageCurrency.decimals

/** A whole number of the smallest unit of the packages' currency: every amount that is summed or charged. */
export type Cents = number & { readonly unit: 'cent' }

/**
 * The largest amount of all that are read, summed or kept, in cents: still exact after a division by 100. What can be paid at
 * once is less (`chargeLimits`).
 */
export const maxAmount = 10 ** 14

/** Whether a value is a whole number that can be an amount in cents: the bound of everything that is read from outside. */
export function isCents(amount: unknown): amount is Cents {
  return Number.isSafeInteger(amount) && Math.abs(Number(amount)) <= maxAmount
}

/**
 * Brands a number as an amount in cents.
 *
 * @param amount - a whole number of cents
 * @throws RangeError for fractions, NaN and anything beyond `maxAmount`: a wrong amount must never be charged
 */
export function cents(amount: number): Cents {
  if (!isCents(amount)) throw new RangeError(`Not an amount in cents: ${amount}`)
  return amount
}

/**
 * Converts a price to cents, rounded (rule 10.3): times 100, for example.
 *
 * @param amount - an amount in units of the currency, such as dollars, fractions allowed
 * @throws RangeError if the result is beyond `maxAmount`
 */
export function inCents(amount: number): Cents {
  return cents(Math.round(amount * perUnit))
}

/**
 * Converts cents to units of the currency, for display and for the saved quote items.
 *
 * @returns in dollars, for example, exact to the cent
 */
export function fromCents(amount: Cents): number {
  return amount / perUnit
}

/** Adds amounts in cents. The sum of no amounts is zero. */
export function sum(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((total, amount) => total + amount, 0))
}

/** Multiplies an amount in cents by a whole number. */
export function times(amount: Cents, count: number): Cents {
  return cents(amount * count)
}
