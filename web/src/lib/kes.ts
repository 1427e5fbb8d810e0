/** A whole number of Kenyan shillings. Not to be added to the quote's US cents, hence a type of its own. */
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
