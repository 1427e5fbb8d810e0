import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  customNameMaxLength,
  customServiceId,
  fixedItemIds,
  fixedItems,
  resources,
} from '#shared/catalogue.ts'
import { maxLines } from '#shared/checkout-contract.ts'
import { cents, sum } from '#shared/money.ts'
import {
  customNameError,
  initialSelection,
  isOnSlider,
  linesByPeriod,
  linesOf,
  quantitiesOf,
  resourceLine,
  selectedCount,
  totalsOf,
  type Selection,
} from '#shared/pricing.ts'
import { vatName, vatPercent } from '#shared/vat.ts'
import { anySelection, customService, everything, nothing } from '#tests/support/selections.ts'
import { caseCount } from '#tests/support/test-length.ts'
import { disguisesOf } from '#tests/support/typed-text.ts'

test('the initial selection has the sliders’ defaults', () => {
  const expected = resources
    .filter(({ initial }) => initial > 0)
    .map((resource) => resourceLine(resource, resource.initial))
  expect(linesOf(initialSelection)).toEqual(expected)
  expect(selectedCount(initialSelection)).toBe(expected.length)
})

test.each([
  ['nothing', nothing, 0],
  ['everything', everything, maxLines],
])('the number of lines of %s', (_case, selection, count) => {
  expect(linesOf(selection)).toHaveLength(count)
  expect(selectedCount(selection)).toBe(count)
})

test.each(resources)('$name has a line only above 0', (resource) => {
  const quantities = quantitiesOf(({ id, max }) => (id === resource.id ? max : 0))
  expect(linesOf({ ...nothing, quantities })).toEqual([resourceLine(resource, resource.max)])
  expect(selectedCount({ ...nothing, quantities })).toBe(1)
})

test('every line has a description', () => {
  expect(linesOf(everything).filter(({ description }) => description === '')).toEqual([])
})

test.each([
  [5, true],
  [25, true],
  [35, false],
  [45, true],
  [65, false],
  [-15, false],
  [NaN, false],
])('is %d on a slider from 5 to 45 in steps of 20? %s', (quantity, expected) => {
  expect(isOnSlider({ ...resources[0], min: 5, max: 45, step: 20 }, quantity)).toBe(expected)
})

test('lines are in the catalogue’s order, whatever the order of selection', () => {
  const lines = linesOf({ ...nothing, fixedItems: fixedItemIds.toReversed() })
  expect(lines.map(({ id }) => id)).toEqual(fixedItemIds)
})

test.each([
  [' Rooftop antenna ', 'Rooftop antenna'],
  ['Hotline ☎\u{fe0f}', 'Hotline ☎'],
  ['Engineer 👩\u{200d}🔧', 'Engineer 👩🔧'],
  [`${'a'.repeat(customNameMaxLength - 1)}🙂`, 'a'.repeat(customNameMaxLength - 1)],
])('a custom service named %j has a line with the plain name %j', (name, expected) => {
  expect(linesOf({ ...nothing, custom: { ...customService, name } })).toMatchObject([
    { id: customServiceId, name: expected, amount: customService.price },
  ])
})

test.each<[string, number, Partial<Selection['custom']>]>([
  ['not selected', 0, { selected: false }],
  ['without a name', 1, { name: '' }],
  ['with an invisible name', 1, { name: ' \u{200b}\u{fe0f}' }],
  ['with the name of an offer', 1, { name: fixedItems[0].name }],
  ['without a price', 1, { price: null }],
])('a custom service %s has no line and counts as %d', (_case, count, change) => {
  const selection = { ...nothing, custom: { ...customService, ...change } }
  expect(linesOf(selection)).toEqual([])
  expect(selectedCount(selection)).toBe(count)
})

test('beside other lines, an unfinished custom service does not count', () => {
  const selection = { ...nothing, fixedItems: [fixedItems[0].id] }
  const custom = { ...customService, price: null }
  expect(selectedCount({ ...selection, custom })).toBe(1)
  expect(selectedCount({ ...selection, custom: customService })).toBe(2)
})

const catalogueNames = [
  ...fixedItems.map(({ name }) => name),
  ...resources.flatMap(({ name, label }) => [name, label]),
  vatName,
]

test.each(catalogueNames)('a custom service cannot be named %j in any disguise', (name) => {
  for (const disguise of [name, ...disguisesOf(name)]) {
    expect(customNameError(disguise)).toBe('taken')
  }
})

test.each([
  ['', 'missing'],
  [' \u{a0}\t\u{200b}\u{2800}', 'missing'],
  ['VAT advice', null],
  [`${fixedItems[0].name}s`, null],
])('the error for the custom name %j: %j', (name, expected) => {
  expect(customNameError(name)).toBe(expected)
})

test('VAT is computed once, on the subtotal, not per line', () => {
  // Rounded per line, the VAT on one cent would be zero.
  const lines = Array.from({ length: 100 }, () => ({ amount: cents(1) }))
  expect(totalsOf(lines)).toEqual({ subtotal: 100, vat: vatPercent, total: 100 + vatPercent })
})

test('no quote exceeds the largest one, repeats a line or has more lines than selected services', () => {
  const maximum = sum(linesOf(everything).map(({ amount }) => amount))
  fc.assert(
    fc.property(anySelection, (selection) => {
      const lines = linesOf(selection)
      const { subtotal, vat, total } = totalsOf(lines)
      expect(total).toBe(subtotal + vat)
      expect(subtotal).toBeLessThanOrEqual(maximum)
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
      expect(lines.length).toBeLessThanOrEqual(selectedCount(selection))
    }),
    { numRuns: caseCount(1_000, 20_000) },
  )
})

test('what is paid once comes before what is paid for a month (rule 7.15)', () => {
  const [once, monthly, ...others] = linesByPeriod(linesOf(everything))
  expect(others).toEqual([])
  expect(once?.period).toBe('once')
  expect(once?.lines.map(({ id }) => id)).toEqual([
    ...fixedItemIds.filter((id) => id !== 'phone'),
    customServiceId,
  ])
  expect(monthly?.period).toBe('month')
  expect(monthly?.lines.map(({ id }) => id)).toEqual(['phone', ...resources.map(({ id }) => id)])
})

test('by period, every line of a quote is listed once, and no period is empty', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const lines = linesOf(selection)
      const groups = linesByPeriod(lines)
      const listed = groups.flatMap((group) => group.lines)
      expect(new Set(listed)).toEqual(new Set(lines))
      expect(listed).toHaveLength(lines.length)
      expect(groups.every((group) => group.lines.length > 0)).toBe(true)
    }),
  )
})
