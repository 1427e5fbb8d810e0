import { customPriceBounds } from '#shared/catalogue.ts'
import { dollars, inDollars, type Cents } from '#shared/money.ts'
import { isCustomPrice } from '#shared/pricing.ts'

/** How the text in the custom price's field was read. */
export type PriceText =
  | { readonly kind: 'empty' }
  | { readonly kind: 'price'; readonly price: Cents }
  /** Not a price yet, but it becomes one with more digits: "1", "12". */
  | { readonly kind: 'unfinished' }
  /** Can never become a price: letters, a minus, 2501, 30000. */
  | { readonly kind: 'invalid' }

/** Reads the text of the custom price's field, in US dollars with at most two decimals. */
export function readPriceText(text: string): PriceText {
  if (text === '') return { kind: 'empty' }
  if (!/^[1-9]\d*(\.\d{0,2})?$/.test(text)) return { kind: 'invalid' }
  // Nine digits exceed every bound, and a number still represents them exactly.
  if (text.length > 9) return { kind: 'invalid' }
  const price = dollars(Number(text))
  if (isCustomPrice(price)) return { kind: 'price', price }
  const canBecomeValid = !text.includes('.') && price < customPriceBounds.min
  return canBecomeValid ? { kind: 'unfinished' } : { kind: 'invalid' }
}

/** A price in the format of the field. */
export function priceText(price: Cents | null): string {
  return price === null ? '' : String(inDollars(price))
}
