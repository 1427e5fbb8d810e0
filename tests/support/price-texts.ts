import * as fc from 'fast-check'
import { customPriceBounds } from '#shared/catalogue.ts'
import { cents, fromCents, type Cents } from '#shared/money.ts'

/** With points and with commas, with thousands separators and without, "1200.5" and "1200.50". */
const formats = ['en', 'de'].flatMap((locale) =>
  [true, false].flatMap((useGrouping) =>
    [0, 1, 2].map(
      (minimumFractionDigits) =>
        new Intl.NumberFormat(locale, {
          useGrouping,
          minimumFractionDigits,
          maximumFractionDigits: 2,
        }),
    ),
  ),
)

/** How people write a price. */
export function textsOf(price: Cents): readonly string[] {
  return formats.map((format) => format.format(fromCents(price)))
}

/** A price of a custom service, and how somebody writes it. */
export const anyPriceText = fc
  .tuple(fc.integer(customPriceBounds).map(cents), fc.constantFrom(...formats))
  .map(([price, format]): [string, Cents] => [format.format(fromCents(price)), price])
