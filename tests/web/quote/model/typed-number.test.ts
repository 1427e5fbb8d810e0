import { expect, test } from 'vitest'
import { resources } from '#shared/catalogue.ts'
import { cents } from '#shared/money.ts'
import type { Unit } from '#shared/offer.ts'
import { priceText, readPriceText } from '#web/quote/model/custom-price.ts'
import { quoted, readQuantityText } from '#web/quote/model/typed-number.ts'
import { currencyMarksOf } from '#web/ui/browser/currency-marks.ts'

// The bounds are US$25.00 and US$2,500.00. Prices are cents: 99_50 is US$99.50.
const dollarMarks = currencyMarksOf('en-GB', 'USD')
const read = (text: string) => readPriceText(text, dollarMarks)

test.each([
  [25_00, false, ['25', '25.', '025', '$25']],
  [99_50, false, ['99.50 USD']],
  [500_00, false, ['us$500', ' 500 $ ']],
  [1_500_00, false, ['US$ 1500', '1 500']],
  [1_500_50, false, ['1\u{202f}500.50']],
  [1_200_50, false, ['1200.5']],
  [25_00, true, ['25,']],
  [25_50, true, ['25,5']],
  [1_200_50, true, ['1200,50']],
  [1_200_00, true, ['1,200', '1.200']],
  [1_500_00, true, ['US$ 1,500.00', '1.500,00 USD']],
])(
  'a price of %d cents, read back if it is ambiguous: %s, is read in %j',
  (price, isReadBack, texts) => {
    for (const text of texts) expect(read(text)).toEqual({ kind: 'price', price, isReadBack })
  },
)

const arabic = '1500 AED|AED 1500|١٥٠٠|١٬٥٠٠|۱۵۰۰|1500 د.إ.|1500 درهم|\u200f1500\u00a0د.إ.\u200f'

test.each([
  ['ar-AE', 'AED', arabic],
  ['ja', 'JPY', '¥1500|¥1,500|1500円|１５００|１，５００円|JPY 1500'],
  ['he', 'ILS', '₪1500|1,500 ₪|\u200f1,500\u00a0\u200f₪'],
  ['de-CH', 'CHF', "CHF 1'500|1’500 CHF|1500 Schweizer Franken"],
  ['en-IN', 'INR', '₹1,500|₹ 1500'],
])('in %s, 1,500 %s are read from %s', (locale, currency, texts) => {
  const marks = currencyMarksOf(locale, currency)
  for (const text of texts.split('|'))
    expect(readPriceText(text, marks)).toMatchObject({ kind: 'price', price: 1_500_00 })
})

// More digits turn an unfinished text into a price, but never a refused one.
test.each([
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
  expect(read('')).toEqual({ kind: 'empty' })
})

test('a price is shown without needless zeros, and a long or hidden text quoted in short', () => {
  expect([null, cents(99_50)].map(priceText)).toEqual(['', '99.5'])
  expect(quoted('1'.repeat(20))).toBe('1'.repeat(20))
  expect(quoted('1'.repeat(21))).toBe(`${'1'.repeat(20)}…`)
  expect(quoted('1\u{200b}2')).toBe('12')
})

const sliderIn = (unit: Unit, step = 1) => ({ ...resources[0], unit, step, max: 500 })
const slider = sliderIn({ other: 'GB' }, 50)

test.each([
  ['exact', 500, ['500']],
  ['exact', 0, ['0']],
  ['exact', 100, [' 100 GB ', '100gb', '١٠٠', '１００']],
  ['raised', 150, ['120 GB']],
  ['raised', 50, ['1.5']],
  ['raised', 100, ['50,5']],
  ['aboveMax', 500, ['1,000', '1.000', '1 000', '999999999']],
])(
  'on a slider to 500 GB in steps of 50, it is %s: %d, from %j (rule 7.10)',
  (kind, quantity, texts) => {
    for (const text of texts) expect(readQuantityText(text, slider)).toEqual({ kind, quantity })
  },
)

test.each(['abc', '120 MB', '-5', '1,0000', '1.2.3', 'GB', '1e3', '0x10', '³'])(
  '%j is not a number',
  (text) => expect(readQuantityText(text, slider)).toEqual({ kind: 'notANumber' }),
)

test.each([
  ['2 TB', { other: 'TB per month' }],
  ['2 TB per month', { other: 'TB per month' }],
  ['1 seat', { one: 'seat', other: 'seats' }],
])('%j has the unit %j', (text, unit) => {
  expect(readQuantityText(text, sliderIn(unit))).toEqual({
    kind: 'exact',
    quantity: parseInt(text, 10),
  })
})
