/**
 * The characters of an order reference (rule 10.14): none that look or sound alike, and no vowels, so that it is never a
 * word.
 */
export const referenceAlphabet = '23456789CFGHJKMPQRTVWX'

const group = `[${referenceAlphabet}]{4}`
const referencePattern = new RegExp(`^${group}-${group}$`)

/** Whether a value is an order reference: two groups of four, such as `7KQ3-M4TX`. */
export function isReference(value: unknown): value is string {
  return typeof value === 'string' && referencePattern.test(value)
}
