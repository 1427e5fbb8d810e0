import { expect, test } from 'vitest'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { maxLines } from '#shared/checkout-contract.ts'
import { cents } from '#shared/money.ts'
import { offerLine } from '#shared/pricing.ts'
import {
  groupByPeriod,
  initialSelection,
  orderRefusal,
  priceSelection,
  selectedCount,
  totalLines,
  type Selection,
} from '#shared/quote.ts'
import { changeTax, setCloseLimits } from '#tests/support/changed-prices.ts'
import {
  customService,
  everything,
  nothing,
  only,
  refusedSelections,
  savedQuote,
} from '#tests/support/selections.ts'
import { coverLines, customDescription, durations, unitOf } from '#shared/words.ts'

test('the initial selection has the sliders’ defaults (rule 7.2)', () => {
  // 100 GB at US$2.00, and no days.
  const line = { id: 'space', name: 'Space', description: '100 GB', quantity: 100, unit: 'GB' }
  expect(priceSelection(initialSelection).lines).toMatchObject([
    { ...line, unitPrice: 200, period: 'month', amount: 20_000 },
  ])
})

test('an empty selection has no lines, and a full one the maximum', () => {
  const [none, all] = [priceSelection(nothing), priceSelection(everything)]
  expect([none.lines.length, selectedCount(none)]).toEqual([0, 0])
  // Six offers, two resources and a custom service.
  expect([all.lines.length, selectedCount(all), maxLines]).toEqual([9, 9, 9])
})

test('lines are in the catalogue’s order, whatever the order of the choices', () => {
  const { lines } = priceSelection({ ...nothing, fixedItems: ['hotline', 'firewall', 'cabling'] })
  expect(lines.map(({ id }) => id)).toEqual(['cabling', 'firewall', 'hotline'])
})

test.each([
  [' Rooftop antenna ', 'Rooftop antenna'],
  ['Fax ☎\u{fe0f}', 'Fax ☎'],
  [`${'a'.repeat(79)}🙂`, 'a'.repeat(79)],
])('a custom service named %j has a line with the plain name %j', (name, expected) => {
  const { lines } = priceSelection({ ...nothing, custom: { ...customService, name } })
  expect(lines).toMatchObject([{ id: 'custom', name: expected, amount: 250_000 }])
})

test.each<[string, number, Partial<Selection['custom']>]>([
  ['not selected', 0, { selected: false }],
  ['without a name', 1, { name: '' }],
  ['with an invisible name', 1, { name: ' \u{200b}\u{fe0f}' }],
  ['with the name of an offer', 1, { name: 'Office Cabling' }],
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
  const groups = groupByPeriod(priceSelection(everything).lines)
  expect(groups.map((it) => [it.period, it.subtotal, it.lines.map(({ id }) => id)])).toEqual([
    // 2,400 + 600 + 50 + 150, twelve days at 600, and 2,500.
    ['once', 1_290_000, ['cabling', 'firewall', 'domain', 'addon-domain', 'days', 'custom']],
    // 120 + 200, and 500 GB at 2.
    ['month', 132_000, ['hotline', 'addon-watch', 'space']],
  ])
  expect(groupByPeriod(savedQuote.lines)).toMatchObject([{ period: 'once', subtotal: null }])
  expect(groupByPeriod([])).toEqual([])
})

test('a line says what its price covers and for how long, or how much it is of (rule 7.20)', () => {
  const [[covers] = [], [excludes] = []] = coverLines({ extent: '', without: [''] })
  const lines = priceSelection(everything).lines.map(
    (it) =>
      `${[it.quantity, it.unit ?? []].flat().join(' ')} × ${it.unitPrice} = ${it.amount}, ${it.name}: ${it.description}`,
  )
  expect([lines[0], lines[2], lines[3], ...lines.slice(6)]).toEqual([
    `1 × 240000 = 240000, Office Cabling: Sockets, patch panel and labels. ${covers} up to 40 sockets. ${excludes} hardware.`,
    `1 × 5000 = 5000, Domain: Registered in your name. ${covers} one domain${durations.year}. ${excludes} renewal.`,
    `1 × 12000 = 12000, Hotline: An engineer on the line. ${covers} up to 25 people${durations.month}. ${excludes} visits.`,
    '500 GB × 200 = 100000, Space: 500 GB',
    '12 days × 60000 = 720000, Engineer Days: 12 days',
    `1 × 250000 = 250000, Rooftop antenna: ${customDescription}`,
  ])
})

test('a unit has the plural form for its number, or else its usual form', () => {
  const [space, days] = resources
  expect([unitOf(1, days.unit), unitOf(5, days.unit)]).toEqual(['day', 'days'])
  expect(unitOf(1, space.unit)).toBe('GB')
})

test('a price that leaves nothing out does not say so', () => {
  expect(coverLines({ extent: 'one site', without: [] })).toMatchObject([
    [expect.anything(), 'one site'],
  ])
})
