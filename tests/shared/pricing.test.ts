import { expect, test } from 'vitest'
import {
  catalogue,
  customNameMaxLength,
  customServiceId,
  fixedItemIds,
  fixedItems,
  resources,
} from '#shared/catalogue.ts'
import { maxLines } from '#shared/checkout-contract.ts'
import { periods, type Offer } from '#shared/core-services.ts'
import { cents } from '#shared/money.ts'
import {
  customNameError,
  initialSelection,
  groupByPeriod,
  offerLine,
  priceSelection,
  quantityText,
  selectedCount,
  totalLines,
  type Selection,
} from '#shared/pricing.ts'
import { vatName, vatPercent } from '#shared/vat.ts'
import { customService, everything, nothing } from '#tests/support/selections.ts'
import { disguisesOf } from '#tests/support/typed-text.ts'

test('the initial selection has the sliders’ defaults (rule 7.2)', () => {
  const expected = resources
    .filter(({ initial }) => initial > 0)
    .map((resource) => offerLine(resource, resource.initial))
  expect(priceSelection(initialSelection)).toEqual(expected)
})

test('nothing has no line, and everything has the most', () => {
  expect([priceSelection(nothing).length, selectedCount(nothing)]).toEqual([0, 0])
  expect(priceSelection(everything)).toHaveLength(maxLines)
  expect(selectedCount(everything)).toBe(maxLines)
})

test('every line is its quantity of its unit, at its unit price, and is described', () => {
  for (const line of priceSelection(everything)) {
    expect(line.amount).toBe(line.unitPrice * line.quantity)
    expect(line.description).not.toBe('')
    expect(quantityText(line)).toBe(line.unit && `${line.quantity} ${line.unit}`)
  }
})

test.each(fixedItems)('$name says what its price covers (rule 7.20)', (offer) => {
  const { extent, duration, without } = offer.covers
  const { description } = offerLine(offer)
  for (const part of [offer.description, extent, duration, without])
    expect(description).toContain(part)
})

test('lines are in the catalogue’s order, whatever the order of selection', () => {
  const lines = priceSelection({ ...nothing, fixedItems: fixedItemIds.toReversed() })
  expect(lines.map(({ id }) => id)).toEqual(fixedItemIds)
})

test.each([
  [' Rooftop antenna ', 'Rooftop antenna'],
  ['Hotline ☎\u{fe0f}', 'Hotline ☎'],
  [`${'a'.repeat(customNameMaxLength - 1)}🙂`, 'a'.repeat(customNameMaxLength - 1)],
])('a custom service named %j has a line with the plain name %j', (name, expected) => {
  expect(priceSelection({ ...nothing, custom: { ...customService, name } })).toMatchObject([
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
  expect(priceSelection(selection)).toEqual([])
  expect(selectedCount(selection)).toBe(count)
})

test('beside other lines, an unfinished custom service does not count (rule 7.6)', () => {
  const custom = { ...customService, price: null }
  expect(selectedCount({ ...nothing, fixedItems: [fixedItems[0].id], custom })).toBe(1)
})

const catalogueNames = [
  ...catalogue.map(({ name }) => name),
  ...resources.map(({ label }) => label),
  vatName,
]

test.each(catalogueNames)('a custom service cannot be named %j in any disguise', (name) => {
  for (const disguise of [name, ...disguisesOf(name)]) {
    expect(customNameError(disguise)).toBe('taken')
  }
})

test('a custom service needs a name, of which one of ours may be a part', () => {
  expect(customNameError('')).toBe('missing')
  expect(customNameError('VAT advice')).toBeNull()
})

test('VAT is computed once, on the subtotal, not per line', () => {
  // Rounded per line, the VAT on one cent would be zero.
  const lines = Array.from({ length: 100 }, () => ({ amount: cents(1) }))
  expect(totalLines(lines)).toEqual({ subtotal: 100, vat: vatPercent, total: 100 + vatPercent })
})

test('what is paid once comes first, then what is paid for a period, and no line is left out (rule 7.15)', () => {
  const offers: readonly Offer[] = fixedItems
  const groups = groupByPeriod(priceSelection(everything))
  expect(groups.map(({ period }) => period)).toEqual(periods)
  expect(groups[0]?.lines.map(({ id }) => id)).toEqual([
    ...offers.filter(({ period }) => period === undefined).map(({ id }) => id),
    customServiceId,
  ])
  expect(groups.flatMap(({ lines }) => lines)).toHaveLength(maxLines)
  for (const { lines, amount } of groups) expect(amount).toBe(totalLines(lines).subtotal)
  expect(groupByPeriod([])).toEqual([])
})
