import { expect, test } from 'vitest'
import { cents } from '#shared/money.ts'
import { priceText, readPriceText } from '#web/features/quote/custom-price.ts'

test.each([
  ['25', 2500],
  ['25.', 2500],
  ['99.5', 9950],
  ['99.99', 9999],
  ['250', 25000],
  ['2500', 250000],
  ['2500.00', 250000],
])('"%s" is a price', (text, price) => {
  expect(readPriceText(text)).toEqual({ kind: 'price', price })
})

test('an empty field is empty, not zero', () => {
  expect(readPriceText('')).toEqual({ kind: 'empty' })
})

test.each(['1', '2', '9', '12', '24'])(
  '"%s" is unfinished: more digits make it a price',
  (text) => {
    expect(readPriceText(text)).toEqual({ kind: 'unfinished' })
  },
)

test.each([
  '2501',
  '2500.01',
  '30000',
  '0',
  '0.5',
  '012',
  '-',
  '-50',
  '+50',
  'abc',
  '1e3',
  '24.',
  '24.99',
  '25.123',
  '25,00',
  ' 25',
  '٢٥',
  '9'.repeat(400),
  'NaN',
  'Infinity',
])('"%s" can never become a price', (text) => {
  expect(readPriceText(text)).toEqual({ kind: 'refused' })
})

test('a price is shown as it is typed', () => {
  expect([priceText(null), priceText(cents(9950)), priceText(cents(250000))]).toEqual([
    '',
    '99.5',
    '2500',
  ])
})
