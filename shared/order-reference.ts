/**
 * What an order reference is made of (rule 10.14): without letters and digits that look or sound like another one, and
 * without vowels, so that it is never a word.
 */
export const referenceAlphabet = '23456789CFGHJKMPQRTVWX'

const group = `[${referenceAlphabet}]{4}`
const referencePattern = new RegExp(`^${group}-${group}$`)

/** Whether a value is an order reference: two groups of four, such as `7KQ3-M4TX`. */
export function isReference(value: unknown): value is string {
  return typeof value === 'string' && referencePattern.test(value)
}
