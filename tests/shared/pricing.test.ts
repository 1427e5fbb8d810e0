import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxLines } from '#shared/checkout-contract.ts'
import { cents, dollars } from '#shared/money.ts'
import {
  initialSelection,
  isCatalogueName,
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
  name: ' Rooftop antenna ',
  price: dollars(25),
}

test('a finished custom service is a line under its trimmed name', () => {
  expect(linesOf({ ...nothing, custom: finished })).toMatchObject([
    { id: 'custom', name: 'Rooftop antenna', amount: 2_500 },
  ])
})

test.each<[string, Partial<Selection['custom']>, number]>([
  ['not selected', { selected: false }, 0],
  ['without a name', { name: '' }, 1],
  ['with a blank name', { name: '  ' }, 1],
  ['with an offer’s name', { name: 'ssl  certificate' }, 1],
  ['without a price', { price: null }, 1],
])('a custom service %s is no line; its place in the count is %3$d', (_case, change, count) => {
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
  ['SSL Certificate', true],
  [' ssl  CERTIFICATE ', true],
  ['SSL\u{a0}Certificate', true],
  ['ＳＳＬ Certificate', true],
  ['Storage', true],
  ['SSL Certificates', false],
  ['Rooftop antenna', false],
])('whether %j is a name of the catalogue: %s', (name, expected) => {
  expect(isCatalogueName(name)).toBe(expected)
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
