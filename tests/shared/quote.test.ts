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
  totalsOf,
  withLine,
  type Selection,
} from '#shared/quote.ts'
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

test.each([
  [16, 250_000, 'on top', [250_000, 40_000, 290_000]],
  [16, 3, 'on top', [3, 0, 3]],
  [16, 4, 'on top', [4, 1, 5]],
  [16, 9_999, 'on top', [9_999, 1_600, 11_599]],
  [16, 1_000_003, 'on top', [1_000_003, 160_000, 1_160_003]],
  // Halves are rounded up.
  [50, 1, 'on top', [1, 1, 2]],
  [5, 2_274_400, 'included', [2_166_095, 108_305, 2_274_400]],
  [16, 1_160_003, 'included', [1_000_003, 160_000, 1_160_003]],
  [10, 5, 'included', [5, 0, 5]],
  [10, 6, 'included', [5, 1, 6]],
  [100, 1, 'included', [0, 1, 1]],
  [0, 99, 'included', [99, 0, 99]],
])(
  'VAT of %d percent of %d, %s, is computed once for the sum of the lines and rounded to the cent (rule 10.5)',
  (percent, listed, kind, [net, vat, total]) => {
    const isIncluded = kind === 'included'
    expect(totalsOf(cents(listed), { percent, isIncluded })).toEqual({ listed, net, vat, total })
  },
)

test('a quote that can’t be ordered has its reason, and any other has none (rule 7.7)', () => {
  setCloseLimits()
  for (const [refusal, selection] of Object.entries(refusedSelections))
    expect(orderRefusal(priceSelection(selection))).toBe(refusal)
  expect(orderRefusal(savedQuote)).toBeNull()
})

// As Stripe documents them: 50 in the smallest unit, and 100 line items, of which VAT is one.
test.each([
  [1, 42, 'tooSmall'],
  [1, 43, null],
  [99, 100, null],
  [100, 100, 'tooManyLines'],
])('%d lines of %d cents are refused as %s', (count, amount, refusal) => {
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
  for (const { lines, amount } of groups) expect(amount).toBe(sumLines(lines))
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
