import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  customNameMaxLength,
  customPriceBounds,
  customServiceId,
  fixedItemIds,
  fixedItems,
  resources,
} from '#shared/catalogue.ts'
import { maxLines } from '#shared/checkout-contract.ts'
import { periods, type Offer } from '#shared/offer.ts'
import { cents } from '#shared/money.ts'
import { offerLine } from '#shared/pricing.ts'
import {
  groupByPeriod,
  initialSelection,
  orderRefusal,
  priceSelection,
  selectedCount,
  sumLines,
  toSelection,
  totalLines,
  withLine,
  type Selection,
} from '#shared/quote.ts'
import { changeTax } from '#tests/support/changed-prices.ts'
import { setCloseLimits } from '#tests/support/close-limits.ts'
import {
  anySelection,
  customService,
  everything,
  nothing,
  only,
  refusedSelections,
  savedQuote,
} from '#tests/support/selections.ts'

test('the initial selection has the sliders’ defaults (rule 7.2)', () => {
  const expected = resources
    .filter(({ initial }) => initial > 0)
    .map((resource) => offerLine(resource, resource.initial))
  expect(priceSelection(initialSelection).lines).toEqual(expected)
})

test('an empty selection has no lines, and a full one the maximum', () => {
  const [none, all] = [nothing, everything].map((selection) => priceSelection(selection))
  expect([none?.lines.length, none && selectedCount(none)]).toEqual([0, 0])
  expect([all?.lines.length, all && selectedCount(all)]).toEqual([maxLines, maxLines])
})

test('lines are in the catalogue’s order, whatever the order of the choices', () => {
  const { lines } = priceSelection({ ...nothing, fixedItems: fixedItemIds.toReversed() })
  expect(lines.map(({ id }) => id)).toEqual(fixedItemIds)
})

test.each([
  [' Rooftop antenna ', 'Rooftop antenna'],
  ['Hotline ☎\u{fe0f}', 'Hotline ☎'],
  [`${'a'.repeat(customNameMaxLength - 1)}🙂`, 'a'.repeat(customNameMaxLength - 1)],
])('a custom service named %j has a line with the plain name %j', (name, expected) => {
  const { lines } = priceSelection({ ...nothing, custom: { ...customService, name } })
  expect(lines).toMatchObject([
    { id: customServiceId, name: expected, amount: customService.price },
  ])
})

test.each<[string, number, Partial<Selection['custom']>]>([
  ['not selected', 0, { selected: false }],
  ['without a name', 1, { name: '' }],
  ['with an invisible name', 1, { name: ' \u{200b}\u{fe0f}' }],
  ['with the name of an offer', 1, { name: fixedItems[0].name }],
  ['without a price', 1, { price: null }],
])('a custom service %s has no line, and counts as %d', (_case, count, change) => {
  const quote = priceSelection({ ...nothing, custom: { ...customService, ...change } })
  expect(quote.lines).toEqual([])
  expect(selectedCount(quote)).toBe(count)
})

test('beside other lines, an unfinished custom service does not count (rule 7.6)', () => {
  const custom = { ...customService, price: null }
  expect(selectedCount(priceSelection({ ...only(fixedItems[0]), custom }))).toBe(1)
})

test('a quote that can’t be ordered has its reason, and any other has none (rule 7.7)', () => {
  setCloseLimits()
  for (const [refusal, selection] of Object.entries(refusedSelections))
    expect(orderRefusal(priceSelection(selection))).toBe(refusal)
  expect(orderRefusal(savedQuote)).toBeNull()
})

// As Stripe documents them: 50 to 99999999 in the smallest unit, and 100 line items, of which VAT is one.
test.each([
  [1, 42, 'tooSmall'],
  [1, 43, null],
  [1, 86_206_896, null],
  [1, 86_206_897, 'tooLarge'],
  [99, 100, null],
  [100, 100, 'tooManyLines'],
])('%d lines of %d cents are refused as %s', (count, amount, refusal) => {
  changeTax({ percent: 16, isIncluded: false })
  const line = { ...offerLine(fixedItems[0]), amount: cents(amount) }
  const lines = Array.from({ length: count }, () => line)
  expect(orderRefusal(totalLines(lines))).toBe(refusal)
})

test('one-time lines come first, then those paid by period, and none is missing (rule 7.15)', () => {
  const offers: readonly Offer[] = fixedItems
  const groups = groupByPeriod(priceSelection(everything).lines)
  expect(groups.map(({ period }) => period)).toEqual(periods)
  expect(groups[0]?.lines.map(({ id }) => id)).toEqual([
    ...offers.filter(({ term }) => term !== 'month').map(({ id }) => id),
    customServiceId,
  ])
  expect(groups.flatMap(({ lines }) => lines)).toHaveLength(maxLines)
  for (const { lines, subtotal } of groups) expect(subtotal).toBe(sumLines(lines))
  expect(groupByPeriod(savedQuote.lines)).toMatchObject([{ period: 'once', subtotal: null }])
  expect(groupByPeriod([])).toEqual([])
})

test('any lines lead back to their selection, and any line can be put back', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const { lines, totals } = priceSelection(selection)
      expect(priceSelection(toSelection(lines))).toMatchObject({ lines, totals })
      for (const line of lines)
        expect(priceSelection(withLine(selection, line))).toMatchObject({ lines, totals })
    }),
  )
})

test('a custom service that has a name and a price keeps them when its line is put back', () => {
  const custom = { ...customService, selected: false, price: customPriceBounds.min }
  const [line] = priceSelection({ ...only(), custom: customService }).lines
  if (!line) throw new Error('There is no line')
  const { custom: restored } = withLine({ ...only(), custom }, line)
  expect(restored).toEqual({ ...custom, selected: true })
})
