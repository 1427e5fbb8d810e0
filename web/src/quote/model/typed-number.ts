import type { Resource } from '#shared/catalogue.ts'
import { toPlainText } from '#shared/plain-text.ts'
import { asciiText } from '#web/ui/browser/ascii-text.ts'

/**
 * "1,200.50", in India "1,50,000", and "1.200,50". No text is ambiguous: three digits after the only mark are thousands,
 * because there are at most two decimals.
 */
const notations = [
  /^(\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})+,\d{3})(?:\.(\d*))?$/,
  /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d*))?$/,
]

/** Reads a typed number in any notation, or returns the reason why it is none. */
export function readNumber(
  text: string,
  maxDecimals: number,
): number | 'tooManyDecimals' | 'notANumber' {
  const bare = asciiText(text).replace(/(\d)[\s'’](?=\d{3}(?!\d))/g, '$1')
  const readings = notations.flatMap((notation) => {
    const [, units, decimals = ''] = notation.exec(bare) ?? []
    return units === undefined ? [] : [{ units: units.replace(/[,.]/g, ''), decimals }]
  })
  const reading = readings.find(({ decimals }) => decimals.length <= maxDecimals)
  if (reading) return Number(`${reading.units}.${reading.decimals}`)
  return readings.length > 0 ? 'tooManyDecimals' : 'notANumber'
}

export type QuantityText =
  | { readonly kind: 'exact' | 'raised' | 'aboveMax'; readonly quantity: number }
  | { readonly kind: 'notANumber' }

/** Reads a quantity with or without its unit: "120 GB". Rounds up to the next step, up to the maximum. */
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

/** How much of a text is quoted, in UTF-16 units. */
const maxQuoted = 20

/** A typed text as it is quoted in a message. */
export function quoted(text: string): string {
  return text.length > maxQuoted ? `${toPlainText(text, maxQuoted)}…` : toPlainText(text)
}
