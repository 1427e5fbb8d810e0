/** A whole number of US cents: every amount that is summed or charged. */
export type Cents = number & { readonly unit: 'US cent' }

function isCents(amount: number): amount is Cents {
  return Number.isSafeInteger(amount)
}

/**
 * Brands a number as an amount in US cents.
 *
 * @param amount - a whole number of cents
 * @throws RangeError for fractions, unsafe integers, NaN and infinities: a wrong amount must never be charged
 */
export function cents(amount: number): Cents {
  if (!isCents(amount)) throw new RangeError(`Not a whole number of cents: ${amount}`)
  return amount
}

/**
 * Converts dollars to cents: the price times 100, rounded (rule 10.3).
 *
 * @param amount - an amount in US dollars, fractions allowed
 * @throws RangeError if the result is not a safe integer
 */
export function dollars(amount: number): Cents {
  return cents(Math.round(amount * 100))
}

/**
 * Converts cents to dollars, for display and for the saved quote items.
 *
 * @returns US dollars, exact to the cent
 */
export function inDollars(amount: Cents): number {
  return amount / 100
}

/** Adds amounts in cents. The sum of no amounts is zero. */
export function sum(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((total, amount) => total + amount, 0))
}

/** Multiplies an amount in cents by a whole number. */
export function times(amount: Cents, count: number): Cents {
  return cents(amount * count)
}

/**
 * A whole percentage of an amount, rounded to the nearest cent, halves up.
 *
 * @param percent - 16 for 16 %
 */
export function percentOf(amount: Cents, percent: number): Cents {
  // Multiplying first keeps this exact: 0.16 has no exact binary representation.
  return cents(Math.round((amount * percent) / 100))
}
