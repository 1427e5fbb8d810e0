import { customPriceBounds } from '#shared/catalogue.ts'
import { packageCurrency } from '#shared/locale.ts'
import { cents, inCents, fromCents, maxAmount, type Cents } from '#shared/money.ts'
import { isCustomPrice } from '#shared/custom-service.ts'
import { readNumber } from './typed-number.ts'
import { asciiText } from '#web/ui/browser/ascii-text.ts'
import { currencyMarks } from '#web/ui/browser/price-format.built.ts'

export type PriceRefusal =
  | { readonly reason: 'tooHigh' | 'tooLow'; readonly amount: Cents }
  | { readonly reason: 'tooManyDecimals' | 'notAnAmount'; readonly text: string }

export type PriceText =
  | { readonly kind: 'empty' }
  /** Read back if its comma or point could be misunderstood: "1,200", "1.200", "25,00". */
  | { readonly kind: 'price'; readonly price: Cents; readonly isReadBack: boolean }
  /** Not a price yet, but may become one with more digits: "1", "12", "1,". Refused if nothing follows. */
  | { readonly kind: 'unfinished'; readonly refusal: PriceRefusal }
  /** Can never become a price: letters, a minus, 2501, 30000. */
  | { readonly kind: 'refused'; readonly refusal: PriceRefusal }

/** What may still be typed: as many digits as the highest price has. */
const moreDigits = Array.from(String(customPriceBounds.max), (_, index) => '0'.repeat(index + 1))

/** Reads the text of the custom price's field: "1500", "$1,500.00", "1.500,00", "1 500", "١٬٥٠٠". */
export function readPriceText(text: string, marks = currencyMarks): PriceText {
  if (text === '') return { kind: 'empty' }
  const mark = `(?:${marks.join('|')})`
  const bare = asciiText(text)
    .trim()
    .replace(new RegExp(`^${mark}\\s?|\\s?${mark}$`, 'i'), '')
  const amount = readAmount(bare)
  if (isPrice(amount)) return { kind: 'price', price: amount, isReadBack: /,|\.\d{3}/.test(bare) }
  const canBecomePrice =
    bare === '' || moreDigits.some((digits) => isPrice(readAmount(bare + digits)))
  return { kind: canBecomePrice ? 'unfinished' : 'refused', refusal: toRefusal(amount, text) }
}

const largest = fromCents(cents(maxAmount))

type Amount = Cents | 'tooManyDecimals' | 'notAnAmount'

function readAmount(bare: string): Amount {
  const number = readNumber(bare, packageCurrency.decimals)
  if (number === 'notANumber') return 'notAnAmount'
  return number === 'tooManyDecimals' ? number : inCents(Math.min(number, largest))
}

function isPrice(amount: Amount): amount is Cents {
  return typeof amount === 'number' && isCustomPrice(amount)
}

function toRefusal(amount: Amount, text: string): PriceRefusal {
  if (typeof amount !== 'number') return { reason: amount, text }
  return { reason: amount > customPriceBounds.max ? 'tooHigh' : 'tooLow', amount }
}

export function priceText(price: Cents | null): string {
  return price === null ? '' : String(fromCents(price))
}
