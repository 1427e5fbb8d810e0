import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { priceSelection } from '#shared/quote.ts'
import { savedItems } from '#tests/support/stored-quotes.ts'
import { anySelection, atTodaysPrices, nothing, only } from '#tests/support/selections.ts'
import { caseCount } from '#tests/support/test-length.ts'
import { readSavedItems, toSavedItems } from '#web/quote/keep/saved-items.ts'

const [first, second] = fixedItems
const [item, kept] = savedItems
if (!item || !kept) throw new Error('An item is missing')

const onlyFirst = { ...atTodaysPrices(only(first)), isComplete: true, hasRisen: false }
const onlySecond = { ...atTodaysPrices(only(second)), isComplete: false, hasRisen: false }

test('any quote of the builder survives storage, line for line', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const stored: unknown = JSON.parse(JSON.stringify(toSavedItems(atTodaysPrices(selection))))
      const read = readSavedItems(stored)
      const { lines, totals } = priceSelection(selection)
      expect(priceSelection(read.selection)).toMatchObject({ lines, totals })
      expect(read.isComplete).toBe(true)
    }),
    { numRuns: caseCount(500, 10_000) },
  )
})

test('an unselected item is left out, and nothing is missing', () => {
  expect(readSavedItems([item, { ...kept, selected: false }])).toEqual(onlyFirst)
})

test.each<[string, unknown]>([
  ['another price', { ...item, price: 1 }],
  ['a price beyond all amounts', { ...item, price: 1e12 + 1 }],
  ['another name', { ...item, name: kept.name }],
  ['another id', { ...item, id: kept.id }],
  ['a price as text', { ...item, price: String(item.price) }],
  ['a duplicate item', kept],
])('%s is dropped, and the rest is kept', (_case, entry) => {
  expect(readSavedItems([kept, entry])).toEqual(onlySecond)
})

test.each([undefined, null, { length: 1 }])('%j is not a list', (saved) => {
  const none = { ...atTodaysPrices(nothing), isComplete: false, hasRisen: false }
  expect(readSavedItems(saved)).toEqual(none)
})
