import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { customPriceBounds } from '#shared/catalogue.ts'
import { cents, dollars, inDollars } from '#shared/money.ts'
import { isCustomPrice } from '#shared/pricing.ts'
import { priceText, readPriceText } from '#web/quote/model/custom-price.ts'
import { caseCount } from '#tests/support/test-length.ts'

const min = inDollars(customPriceBounds.min)
const max = inDollars(customPriceBounds.max)

test.each([
  [`${min}`, min],
  [`${min}.`, min],
  [`${min}.5`, min + 0.5],
  [`${max - 1}.99`, max - 0.01],
  [`${max}`, max],
  [`${max}.00`, max],
])('"%s" is a price', (text, price) => {
  expect(readPriceText(text)).toEqual({ kind: 'price', price: dollars(price) })
})

test.each([
  [`$${min}`, min],
  ['US$ 1,500', 1_500],
  ['us$1,500.00', 1_500],
  ['US $500', 500],
  ['USD 500', 500],
  ['99.50 USD', 99.5],
  ['500usd', 500],
  [' 500 ', 500],
  [`0${min}`, min],
])('"%s", as people copy it, is a price', (text, price) => {
  expect(readPriceText(text)).toEqual({ kind: 'price', price: dollars(price) })
})

test('a cleared field is empty', () => {
  expect(readPriceText('')).toEqual({ kind: 'empty' })
})

// More digits turn an unfinished text into a price, but never a refused one.
test.each([
  ['unfinished', 'tooLow', ['1', `${min}`.slice(0, -1), `${min - 1}`, '$1']],
  ['unfinished', 'notAnAmount', ['$', 'USD', ' ', '1,', '1,50']],
  ['refused', 'tooLow', ['0', '0.5', `${min - 1}.`, `${min - 1}.99`]],
  ['refused', 'tooHigh', [`${max + 1}`, `${max}.01`, `${max}0`, '25,000', '9'.repeat(12)]],
  ['refused', 'tooManyDecimals', [`${min}.123`, '0.001', '1,500.000']],
  // With a decimal comma, twenty-five dollars must not become 2,500.
  ['refused', 'notAnAmount', ['25,00', `${min},5`, '1,5000', ',500', '1,50,0']],
  ['refused', 'notAnAmount', ['-', `-${min}`, `+${min}`, 'abc', '1e3', '٢٥', 'NaN', 'Infinity']],
  ['refused', 'notAnAmount', ['9'.repeat(400), '€50', '$$50', '50 USD5', `${min}.5.5`]],
])('%s, %s: %j', (kind, reason, texts) => {
  for (const text of texts) expect(readPriceText(text)).toMatchObject({ kind, refusal: { reason } })
})

test('whatever is typed or pasted is read without an error, and only as a price within the bounds', () => {
  const nearlyNumbers = fc.stringMatching(/^[US$ ]{0,4}[\d,.]{0,16}( USD)?$/)
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), nearlyNumbers), (text) => {
      const read = readPriceText(text)
      expect(read.kind !== 'price' || isCustomPrice(read.price)).toBe(true)
    }),
    { numRuns: caseCount(2_000, 50_000) },
  )
})

test.each([
  [null, ''],
  [cents(9_950), '99.5'],
])('a price of %s cents is shown as "%s"', (price, text) => {
  expect(priceText(price)).toBe(text)
})
