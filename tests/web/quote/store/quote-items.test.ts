import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { priceSelection } from '#shared/pricing.ts'
import { savedQuoteItems } from '#tests/support/quote-items.ts'
import { anySelection, nothing } from '#tests/support/selections.ts'
import { caseCount } from '#tests/support/test-length.ts'
import { readQuoteItems, toQuoteItems } from '#web/quote/store/quote-items.ts'

const [first, second] = fixedItems
const [item, kept] = savedQuoteItems
if (!item || !kept) throw new Error('An item is missing')

const onlyFirst = { selection: { ...nothing, fixedItems: [first.id] }, isComplete: true }
const onlySecond = { selection: { ...nothing, fixedItems: [second.id] }, isComplete: false }

test('any quote of the builder survives storage, line for line', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const stored: unknown = JSON.parse(JSON.stringify(toQuoteItems(selection)))
      const read = readQuoteItems(stored)
      expect(priceSelection(read.selection)).toEqual(priceSelection(selection))
      expect(read.isComplete).toBe(true)
    }),
    { numRuns: caseCount(500, 10_000) },
  )
})

test('an item that was saved as unselected is left out, and nothing is missing', () => {
  expect(readQuoteItems([item, { ...kept, selected: false }])).toEqual(onlyFirst)
})

test.each<[string, unknown]>([
  ['another price', { ...item, price: 1 }],
  ['a price beyond all amounts', { ...item, price: 1e300 }],
  ['another name', { ...item, name: kept.name }],
  ['another id', { ...item, id: kept.id }],
  ['a price as text', { ...item, price: String(item.price) }],
  ['a duplicate item', kept],
])('%s is dropped, and the rest is kept', (_case, entry) => {
  expect(readQuoteItems([kept, entry])).toEqual(onlySecond)
})

test.each([undefined, null, { length: 1 }])('%j is not a list', (saved) => {
  expect(readQuoteItems(saved)).toEqual({ selection: nothing, isComplete: false })
})
