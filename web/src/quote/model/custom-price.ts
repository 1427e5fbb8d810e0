import { customPriceBounds } from '#shared/catalogue.ts'
import { dollars, inDollars, type Cents } from '#shared/money.ts'
import { isCustomPrice } from '#shared/pricing.ts'

/** Why a text is not a price. */
export type PriceRefusal =
  | { readonly reason: 'tooHigh' | 'tooLow'; readonly amount: Cents }
  | { readonly reason: 'tooManyDecimals' | 'notAnAmount'; readonly text: string }

/** How the text in the custom price's field was read. */
export type PriceText =
  | { readonly kind: 'empty' }
  | { readonly kind: 'price'; readonly price: Cents }
  /** Not a price yet, but it becomes one with more digits: "1", "12", "1,". Refused if nothing follows. */
  | { readonly kind: 'unfinished'; readonly refusal: PriceRefusal }
  /** Can never become a price: letters, a minus, 2501, 30000. */
  | { readonly kind: 'refused'; readonly refusal: PriceRefusal }

// Commas only where they separate thousands: "25,00" means 25 to many, and must not become 2500.
const amountPattern = /^0*(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d*))?$/
const startPattern = /^[1-9],(\d{0,2})$/

/** Reads the text of the custom price's field, in US dollars with at most two decimals: "1500", "$1,500.00". */
export function readPriceText(text: string): PriceText {
  if (text === '') return { kind: 'empty' }
  const bare = text
    .trim()
    .replace(/^(?:US\s?\$|USD|\$)\s?/i, '')
    .replace(/\s?USD$/i, '')
  const notAnAmount = { reason: 'notAnAmount', text } as const
  // As at the start of "1,500".
  if (bare === '' || startPattern.test(bare)) return { kind: 'unfinished', refusal: notAnAmount }
  const [, units, decimals = ''] = amountPattern.exec(bare) ?? []
  if (units === undefined) return { kind: 'refused', refusal: notAnAmount }
  if (decimals.length > 2) return { kind: 'refused', refusal: { reason: 'tooManyDecimals', text } }
  const price = dollars(Number(`${units.replaceAll(',', '')}.${decimals}`))
  if (isCustomPrice(price)) return { kind: 'price', price }
  if (price > customPriceBounds.max) {
    return { kind: 'refused', refusal: { reason: 'tooHigh', amount: price } }
  }
  const canBecomeValid = /^[1-9]/.test(bare) && !bare.includes('.')
  return {
    kind: canBecomeValid ? 'unfinished' : 'refused',
    refusal: { reason: 'tooLow', amount: price },
  }
}

/** A price in the format of the field. */
export function priceText(price: Cents | null): string {
  return price === null ? '' : String(inDollars(price))
}
