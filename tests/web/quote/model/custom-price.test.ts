import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { customPriceBounds } from '#shared/catalogue.ts'
import { packageCurrency } from '#shared/locale.ts'
import { cents, inCents, fromCents, type Cents } from '#shared/money.ts'
import { isCustomPrice } from '#shared/custom-service.ts'
import { priceText, readPriceText } from '#web/quote/model/custom-price.ts'
import { currencyMarksOf } from '#web/ui/browser/currency-marks.ts'
import { quoted } from '#web/quote/model/typed-number.ts'
import { changePriceBounds } from '#tests/support/changed-prices.ts'
import { caseCount } from '#tests/support/test-length.ts'

// Fixed, because the meaning of a text depends on bounds and currency.
beforeEach(() => changePriceBounds(inCents(25), inCents(2_500)))
const dollarMarks = currencyMarksOf('en-GB', 'USD')
// Most of these texts need a currency with cents.
const hasCents = packageCurrency.decimals === 2
const read = (text: string) => readPriceText(text, dollarMarks)

test.runIf(hasCents).each([
  ['25', 25],
  ['25.', 25],
  ['025', 25],
  ['$25', 25],
  ['US$ 1500', 1_500],
  ['us$500', 500],
  ['99.50 USD', 99.5],
  [' 500 $ ', 500],
  ['1 500', 1_500],
  ['1\u{202f}500.50', 1_500.5],
])('"%s" is a price', (text, price) => {
  expect(read(text)).toEqual({ kind: 'price', price: inCents(price), isReadBack: false })
})

test.runIf(hasCents).each([
  ['25,', 25],
  ['25,5', 25.5],
  ['1,200', 1_200],
  ['1.200', 1_200],
  ['US$ 1,500.00', 1_500],
  ['1.500,00 USD', 1_500],
])('the ambiguous "%s" is a price, and is read back', (text, price) => {
  expect(read(text)).toEqual({ kind: 'price', price: inCents(price), isReadBack: true })
})

test.each([
  [
    'ar-AE',
    'AED',
    [
      '1500 AED',
      'AED 1500',
      '١٥٠٠',
      '١٬٥٠٠',
      '۱۵۰۰',
      '1500 د.إ.',
      '1500 درهم',
      '\u200f1500\u00a0د.إ.\u200f',
    ],
  ],
  ['ja', 'JPY', ['¥1500', '¥1,500', '1500円', '１５００', '１，５００円', 'JPY 1500']],
  ['he', 'ILS', ['₪1500', '1,500 ₪', '\u200f1,500\u00a0\u200f₪']],
  ['de-CH', 'CHF', ["CHF 1'500", '1’500 CHF', '1500 Schweizer Franken']],
  ['en-IN', 'INR', ['₹1,500', '₹ 1500']],
])('in %s, %s is read from %j', (locale, currency, texts) => {
  const marks = currencyMarksOf(locale, currency)
  for (const text of texts) {
    expect(readPriceText(text, marks)).toMatchObject({ kind: 'price', price: inCents(1_500) })
  }
})

test.runIf(packageCurrency.decimals === 0)(
  'in a currency without decimals, those are refused',
  () => {
    expect(read('1500.5')).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'tooManyDecimals' },
    })
  },
)

test('an empty text is no price', () => {
  expect(read('')).toEqual({ kind: 'empty' })
})

// More digits turn an unfinished text into a price, but never a refused one.
test.runIf(hasCents).each([
  ['unfinished', 'tooLow', ['1', '2', '24', '$1', '1,', '1.2', '1,50']],
  ['unfinished', 'notAnAmount', ['$', 'USD', ' ']],
  ['refused', 'tooLow', ['0', '0.5', '24.', '24,99', '2.6', '3,']],
  ['refused', 'tooHigh', ['2501', '2500.01', '25000', '9'.repeat(400), '30,000', '3.000']],
  ['refused', 'tooHigh', ['1.234.567,00']],
  ['refused', 'tooManyDecimals', ['25.1234', '0.001', '0,500', '01,200', '1,500.000']],
  ['refused', 'notAnAmount', [',500', '1,50,0', '1.50.000', '1,500,', '1.500.', '1,2.5']],
  ['refused', 'notAnAmount', ['-', '-25', '+25', 'abc', '1e3', '25²', 'NaN', 'Infinity']],
  ['refused', 'notAnAmount', ['¤50', '$$50', '50 USD5', '25.5.5']],
])('%s, %s: %j', (kind, reason, texts) => {
  for (const text of texts) expect(read(text)).toMatchObject({ kind, refusal: { reason } })
})

/** With points and with commas, with thousands separators and without, "1200.5" and "1200.50". */
const formats = ['en', 'de', 'en-IN'].flatMap((locale) =>
  [true, false].flatMap((useGrouping) =>
    [0, 1, 2]
      .slice(0, packageCurrency.decimals + 1)
      .map(
        (minimumFractionDigits) =>
          new Intl.NumberFormat(locale, {
            useGrouping,
            minimumFractionDigits,
            maximumFractionDigits: packageCurrency.decimals,
          }),
      ),
  ),
)

/** How people write a price. */
const textsOf = (price: Cents) => formats.map((format) => format.format(fromCents(price)))

test('every price is understood in every notation', () => {
  fc.assert(
    fc.property(fc.integer(customPriceBounds).map(cents), (price) => {
      for (const text of textsOf(price)) expect(read(text)).toMatchObject({ kind: 'price', price })
    }),
    { numRuns: caseCount(100, 5_000) },
  )
})

// With the property above: no text is read as another price.
test('a text is read as a price only if it is a notation of that price', () => {
  const nearlyNumbers = fc.stringMatching(/^[US$ ]{0,4}\d{0,4}[,.]?\d{0,4}[,.]?\d{0,3}( USD)?$/)
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), nearlyNumbers), (text) => {
      const result = read(text)
      if (result.kind !== 'price') return
      expect(isCustomPrice(result.price)).toBe(true)
      const bare = text.replace(/[US$D\s]/g, '').replace(/^0+|[,.]$/g, '')
      expect(textsOf(result.price)).toContain(bare)
    }),
    { numRuns: caseCount(2_000, 100_000) },
  )
})

test.runIf(hasCents).each([
  [null, ''],
  [cents(9_950), '99.5'],
])('a price of %s cents is shown as "%s"', (price, text) => {
  expect(priceText(price)).toBe(text)
})

test.each([
  ['1'.repeat(20), '1'.repeat(20)],
  ['1'.repeat(21), `${'1'.repeat(20)}…`],
  ['1\u{200b}2', '12'],
])('%j is quoted in a message as “%s”', (typed, shown) => {
  expect(quoted(typed)).toBe(shown)
})
