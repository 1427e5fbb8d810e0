import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxLines } from '#shared/checkout-contract.ts'
import { cents, dollars } from '#shared/money.ts'
import {
  initialSelection,
  customNameFault,
  isCustomPrice,
  linesOf,
  selectedCount,
  totalsOf,
  type Selection,
} from '#shared/pricing.ts'
import { anySelection, everything } from '#tests/support/selections.ts'

const nothing: Selection = {
  fixedItems: [],
  quantities: { storage: 0, bandwidth: 0, seats: 0 },
  custom: { selected: false, name: '', price: null },
}

test('the builder starts with the sliders’ defaults: 200, 50 and 125 dollars', () => {
  const lines = linesOf(initialSelection)
  expect(lines.map(({ id, description, amount }) => [id, description, amount])).toEqual([
    ['storage', '100 GB', 20_000],
    ['bandwidth', '1 TB per month', 5_000],
    ['seats', '5 seats', 12_500],
  ])
  expect(selectedCount(initialSelection)).toBe(3)
  expect(totalsOf(lines)).toEqual({ subtotal: 37_500, vat: 6_000, total: 43_500 })
})

test('nothing selected has no lines and costs nothing', () => {
  expect(linesOf(nothing)).toEqual([])
  expect(selectedCount(nothing)).toBe(0)
  expect(totalsOf([])).toEqual({ subtotal: 0, vat: 0, total: 0 })
})

test('everything selected is 18 lines and 14,580 dollars before VAT', () => {
  const lines = linesOf(everything)
  expect(lines).toHaveLength(18)
  expect(lines).toHaveLength(maxLines)
  expect(selectedCount(everything)).toBe(18)
  expect(totalsOf(lines)).toEqual({ subtotal: 1_458_000, vat: 233_280, total: 1_691_280 })
})

test.each([
  [0, []],
  [50, [['storage', '50 GB', 10_000]]],
  [500, [['storage', '500 GB', 100_000]]],
])('%d GB of storage contribute the lines %j', (storage, expected) => {
  const selection = { ...nothing, quantities: { ...nothing.quantities, storage } }
  const lines = linesOf(selection)
  expect(lines.map(({ id, description, amount }) => [id, description, amount])).toEqual(expected)
  expect(selectedCount(selection)).toBe(expected.length)
})

test('lines stand in the catalogue’s order, whatever was chosen first', () => {
  const lines = linesOf({ ...nothing, fixedItems: ['addon-ssl', 'backup', 'network-design'] })
  expect(lines.map(({ id }) => id)).toEqual(['network-design', 'backup', 'addon-ssl'])
})

const finished: Selection['custom'] = {
  selected: true,
  name: 'Rooftop antenna',
  price: dollars(25),
}

test.each([
  [' Rooftop antenna ', 'Rooftop antenna'],
  ['Hotline ☎\u{fe0f}', 'Hotline ☎'],
  ['Engineer 👩\u{200d}🔧', 'Engineer 👩🔧'],
  ['Rooftop\tantenna', 'Rooftop antenna'],
  ['Roof\u{ad}top\u{200f}', 'Rooftop'],
  [`${'a'.repeat(79)}🙂`, 'a'.repeat(79)],
])('a finished custom service called %j is a line under the plain name %j', (name, expected) => {
  expect(linesOf({ ...nothing, custom: { ...finished, name } })).toMatchObject([
    { id: 'custom', name: expected, amount: 2_500 },
  ])
})

test.each<[string, number, Partial<Selection['custom']>]>([
  ['not selected', 0, { selected: false }],
  ['without a name', 1, { name: '' }],
  ['with a blank name', 1, { name: '  ' }],
  ['with an invisible name', 1, { name: '\u{200b}\u{fe0f}' }],
  ['with an offer’s name', 1, { name: 'ssl  certificate' }],
  ['without a price', 1, { price: null }],
])('a custom service %s is no line; its place in the count is %d', (_case, count, change) => {
  const selection = { ...nothing, custom: { ...finished, ...change } }
  expect(linesOf(selection)).toEqual([])
  expect(selectedCount(selection)).toBe(count)
})

test.each([
  [24.99, false],
  [25, true],
  [25.01, true],
  [2_499.99, true],
  [2_500, true],
  [2_500.01, false],
  [0, false],
])('whether a custom service may cost %d dollars: %s', (price, expected) => {
  expect(isCustomPrice(dollars(price))).toBe(expected)
})

test.each([
  ['', 'missing'],
  [' \u{a0}\t', 'missing'],
  ['\u{200b}', 'missing'],
  ['\u{2800}', 'missing'],
  ['SSL Certificate', 'taken'],
  [' ssl  CERTIFICATE ', 'taken'],
  ['SSL\u{a0}Certificate', 'taken'],
  ['SSL\u{200b} Certificate', 'taken'],
  ['ＳＳＬ Certificate', 'taken'],
  ['Storage', 'taken'],
  ['Storage\u{2800}', 'taken'],
  ['storage (GB)', 'taken'],
  ['Bandwidth (TB per month)', 'taken'],
  ['User seats', 'taken'],
  ['VAT (16%)', 'taken'],
  ['vat  (16％)', 'taken'],
  ['VAT advice', null],
  ['SSL Certificates', null],
  ['Rooftop antenna', null],
])('why a custom service may not be called %j: %j', (name, expected) => {
  expect(customNameFault(name)).toBe(expected)
})

test('VAT is taken once, on the whole: not line by line', () => {
  // 16 % of 3 cents is 0.48, which would vanish if each line were rounded.
  const lines = [{ amount: cents(3) }, { amount: cents(3) }, { amount: cents(3) }]
  expect(totalsOf(lines)).toEqual({ subtotal: 9, vat: 1, total: 10 })
})

test('any quote stays within the ceilings, has each line once and no more lines than selected', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const lines = linesOf(selection)
      const { subtotal, vat, total } = totalsOf(lines)
      expect(total).toBe(subtotal + vat)
      expect(subtotal).toBeLessThanOrEqual(1_458_000)
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
      expect(lines.length).toBeLessThanOrEqual(selectedCount(selection))
    }),
    { numRuns: 1_000 },
  )
})
