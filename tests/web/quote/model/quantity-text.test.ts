import { expect, test } from 'vitest'
import { resources } from '#shared/catalogue.ts'
import type { Unit } from '#shared/offer.ts'
import { readQuantityText } from '#web/quote/model/typed-number.ts'

const sliderIn = (unit: Unit, step = 1) => ({ ...resources[0], unit, step, max: 500 })
const slider = sliderIn({ other: 'GB' }, 50)

test.each([
  ['500', 'exact', 500],
  ['0', 'exact', 0],
  [' 100 GB ', 'exact', 100],
  ['100gb', 'exact', 100],
  ['١٠٠', 'exact', 100],
  ['１００', 'exact', 100],
  ['120 GB', 'raised', 150],
  ['1.5', 'raised', 50],
  ['50,5', 'raised', 100],
  ['1,000', 'aboveMax', 500],
  ['1.000', 'aboveMax', 500],
  ['1 000', 'aboveMax', 500],
  ['999999999', 'aboveMax', 500],
])('on a slider to 500 GB in steps of 50, %j is %s: %d (rule 7.10)', (text, kind, quantity) => {
  expect(readQuantityText(text, slider)).toEqual({ kind, quantity })
})

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
