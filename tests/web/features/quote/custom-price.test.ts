import { expect, test } from 'vitest'
import { customPriceBounds } from '#shared/catalogue.ts'
import { cents, dollars, inDollars } from '#shared/money.ts'
import { priceText, readPriceText } from '#web/features/quote/custom-price.ts'

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

// More digits turn an unfinished text into a price, but never an invalid one.
test.each([
  ['empty', ['']],
  ['unfinished', ['1', `${min}`.slice(0, -1), `${min - 1}`]],
  [
    'invalid',
    [`${max + 1}`, `${max}.01`, `${max}0`, `${min - 1}.`, `${min - 1}.99`, '9'.repeat(400)],
  ],
  ['invalid', ['0', '0.5', `0${min}`, '-', `-${min}`, `+${min}`, `${min}.123`, `${min},00`]],
  ['invalid', ['abc', '1e3', ` ${min}`, '٢٥', 'NaN', 'Infinity']],
])('%s: %j', (kind, texts) => {
  for (const text of texts) expect(readPriceText(text)).toEqual({ kind })
})

test.each([
  [null, ''],
  [cents(9_950), '99.5'],
])('a price of %s cents is shown as "%s"', (price, text) => {
  expect(priceText(price)).toBe(text)
})
