import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { customPriceBounds } from '#shared/catalogue.ts'
import { language, packageCurrency } from '#shared/locale.ts'
import { cents, inCents, fromCents, type Cents } from '#shared/money.ts'
import { isCustomPrice } from '#shared/custom-service.ts'
import { priceText, readPriceText } from '#web/quote/model/custom-price.ts'
import { currencyMarksOf } from '#web/ui/browser/currency-marks.ts'
import { caseCount } from '#tests/support/test-length.ts'

const { code } = packageCurrency
const [symbol = '', sign = ''] = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) =>
  (0)
    .toLocaleString(language, { style: 'currency', currency: code, currencyDisplay })
    .replace(/[\d\s.,]/g, ''),
)
const min = fromCents(customPriceBounds.min)
const max = fromCents(customPriceBounds.max)

test.each([
  [`${min}`, min],
  [`${min}.`, min],
  [`${sign}${min}`, min],
  [`${symbol} 1500`, 1_500],
  [`${symbol.toLowerCase()}500`, 500],
  [`${code} 500`, 500],
  [`99.50 ${code}`, 99.5],
  [`500${code.toLowerCase()}`, 500],
  [' 500 ', 500],
  [`500 ${sign}`, 500],
  ['1 500', 1_500],
  ['1\u{202f}500.50', 1_500.5],
  [`0${min}`, min],
])('"%s" is a price', (text, price) => {
  expect(readPriceText(text)).toEqual({ kind: 'price', price: inCents(price), isReadBack: false })
})

test.each([
  [`${min},`, min],
  [`${min},5`, min + 0.5],
  ['1,200', 1_200],
  ['1.200', 1_200],
  [`${symbol} 1,500.00`, 1_500],
  [`1.500,00 ${code}`, 1_500],
])('"%s", which others write differently, is a price that is read back', (text, price) => {
  expect(readPriceText(text)).toEqual({ kind: 'price', price: inCents(price), isReadBack: true })
})

test.each([
  [
    'ar-AE',
    'AED',
    ['1500 AED', 'AED 1500', '١٥٠٠', '١٬٥٠٠', '۱۵۰۰', '1500 د.إ.', '\u200f1500\u00a0د.إ.\u200f'],
  ],
  ['ja', 'JPY', ['¥1500', '¥1,500', '1500円', '１５００', '１，５００円', 'JPY 1500']],
  ['he', 'ILS', ['₪1500', '1,500 ₪', '\u200f1,500\u00a0\u200f₪']],
  ['de-CH', 'CHF', ["CHF 1'500", '1’500.00 CHF', '1500 Schweizer Franken']],
  ['en-IN', 'INR', ['₹1,500', '₹ 1500.00']],
])('in %s, %s is read from %j', (locale, currency, texts) => {
  const marks = currencyMarksOf(locale, currency)
  for (const text of texts) {
    expect(readPriceText(text, marks)).toMatchObject({ kind: 'price', price: inCents(1_500) })
  }
})

test('a cleared field is empty', () => {
  expect(readPriceText('')).toEqual({ kind: 'empty' })
})

/** The first whole thousand above the bounds, and a number that further digits would make a thousandfold. */
const thousands = Math.floor(max / 1_000) + 1
const tooMany = (max / 1_000 + 0.1).toFixed(1)

// More digits turn an unfinished text into a price, but never a refused one.
test.each([
  [
    'unfinished',
    'tooLow',
    ['1', `${min}`.slice(0, -1), `${min - 1}`, `${sign}1`, '1,', '1.2', '1,50'],
  ],
  ['unfinished', 'notAnAmount', [sign, code, ' ']],
  ['refused', 'tooLow', ['0', '0.5', `${min - 1}.`, `${min - 1},99`, tooMany, `${thousands},`]],
  ['refused', 'tooHigh', [`${max + 1}`, `${max}.01`, `${max}0`, '9'.repeat(12)]],
  [
    'refused',
    'tooHigh',
    [`${thousands}0,000`, `${thousands}0.000`, `${thousands}.000`, '1.234.567,00'],
  ],
  [
    'refused',
    'tooManyDecimals',
    [`${min}.1234`, '0.001', '0,500', '01,200', '1,500.000', '1.500,000'],
  ],
  ['refused', 'notAnAmount', [',500', '1,50,0', '1.50.000', '1,500,', '1.500.', '1,2.5']],
  ['refused', 'notAnAmount', ['-', `-${min}`, `+${min}`, 'abc', '1e3', '25²', 'NaN', 'Infinity']],
  [
    'refused',
    'notAnAmount',
    ['9'.repeat(400), '¤50', `${sign}${sign}50`, `50 ${code}5`, `${min}.5.5`],
  ],
])('%s, %s: %j', (kind, reason, texts) => {
  for (const text of texts) expect(readPriceText(text)).toMatchObject({ kind, refusal: { reason } })
})

/** With points and with commas, with thousands separators and without, "1200.5" and "1200.50". */
const formats = ['en', 'de', 'en-IN'].flatMap((locale) =>
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
function textsOf(price: Cents): readonly string[] {
  return formats.map((format) => format.format(fromCents(price)))
}

/** A price of a custom service, and how somebody writes it. */
const anyPriceText = fc
  .tuple(fc.integer(customPriceBounds).map(cents), fc.constantFrom(...formats))
  .map(([price, format]): [string, Cents] => [format.format(fromCents(price)), price])

test('every price is understood in every notation', () => {
  fc.assert(
    fc.property(anyPriceText, ([text, price]) => {
      expect(readPriceText(text)).toMatchObject({ kind: 'price', price })
    }),
    { numRuns: caseCount(1_000, 50_000) },
  )
})

// Together with the property above: no text is read as one price and means another.
test('only what a price looks like in some notation is read as that price', () => {
  const nearlyNumbers = fc.stringMatching(/^[US$ ]{0,4}\d{0,4}[,.]?\d{0,4}[,.]?\d{0,3}( USD)?$/)
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), nearlyNumbers), (text) => {
      const read = readPriceText(text)
      if (read.kind !== 'price') return
      expect(isCustomPrice(read.price)).toBe(true)
      const bare = text.replace(/[US$D\s]/g, '').replace(/^0+|[,.]$/g, '')
      expect(textsOf(read.price)).toContain(bare)
    }),
    { numRuns: caseCount(2_000, 100_000) },
  )
})

test.each([
  [null, ''],
  [cents(9_950), '99.5'],
])('a price of %s cents is shown as "%s"', (price, text) => {
  expect(priceText(price)).toBe(text)
})
