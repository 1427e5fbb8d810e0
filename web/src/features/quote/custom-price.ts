import { customPriceBounds } from '#shared/catalogue.ts'
import { dollars, inDollars, type Cents } from '#shared/money.ts'
import { isCustomPrice } from '#shared/pricing.ts'

/** What the text in the custom price's field means. */
export type PriceText =
  | { readonly kind: 'empty' }
  | { readonly kind: 'price'; readonly price: Cents }
  /** Not a price yet, but more digits can make it one: "1", "12". */
  | { readonly kind: 'unfinished' }
  /** Can never become a price: letters, a minus, 2501, 30000. */
  | { readonly kind: 'refused' }

/** Reads the text of the custom price's field, in US dollars with at most two decimals. */
export function readPriceText(text: string): PriceText {
  if (text === '') return { kind: 'empty' }
  if (!/^[1-9]\d*(\.\d{0,2})?$/.test(text)) return { kind: 'refused' }
  // Nine digits are beyond every bound, and within what a number holds exactly.
  if (text.length > 9) return { kind: 'refused' }
  const price = dollars(Number(text))
  if (isCustomPrice(price)) return { kind: 'price', price }
  const mayGrow = !text.includes('.') && price < customPriceBounds.min
  return mayGrow ? { kind: 'unfinished' } : { kind: 'refused' }
}

/** A price as the field shows it. */
export function priceText(price: Cents | null): string {
  return price === null ? '' : String(inDollars(price))
}
