import type { Resource } from '#shared/catalogue.ts'
import { readNumber } from './typed-number.ts'

export type QuantityText =
  | { readonly kind: 'exact' | 'raised' | 'aboveMax'; readonly quantity: number }
  | { readonly kind: 'notANumber' }

/** Reads a quantity with or without its unit: "120 GB". What is between two steps goes up, and what is too much to the end. */
export function readQuantityText(text: string, { unit, step, max }: Resource): QuantityText {
  const number = readNumber(withoutUnit(text.trim(), Object.values(unit)), 2)
  if (typeof number !== 'number') return { kind: 'notANumber' }
  if (number > max) return { kind: 'aboveMax', quantity: max }
  const quantity = Math.ceil(number / step) * step
  return { kind: quantity === number ? 'exact' : 'raised', quantity }
}

/** "TB" of "TB per month" is enough. */
function withoutUnit(text: string, units: readonly string[]): string {
  const forms = units.flatMap((unit) => [unit, unit.split(' ')[0] ?? unit])
  const form = forms.find((it) => text.toLowerCase().endsWith(it.toLowerCase())) ?? ''
  return text.slice(0, text.length - form.length).trim()
}
