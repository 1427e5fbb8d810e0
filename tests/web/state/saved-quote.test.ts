import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf } from '#shared/pricing.ts'
import { savedQuoteItems } from '#tests/support/quote-items.ts'
import { anySelection } from '#tests/support/selections.ts'
import { lineOfQuoteItem, parseSavedQuote, quoteItemOf } from '#web/state/saved-quote.ts'

const [network, docs] = savedQuoteItems
const storage = { ...docs, id: 'storage', name: 'Storage', description: '100 GB', price: 200 }
const custom = { ...docs, id: 'custom', name: 'Rack relocation', price: 99.99 }

test('what the builder saved is read as it was', () => {
  expect(parseSavedQuote(savedQuoteItems)).toEqual({ items: savedQuoteItems, isDamaged: false })
})

test('any quote of the builder is read back from storage, line for line', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const lines = linesOf(selection)
      const stored: unknown = JSON.parse(JSON.stringify(lines.map(quoteItemOf)))
      const { items, isDamaged } = parseSavedQuote(stored)
      expect(isDamaged).toBe(false)
      expect(items.map(lineOfQuoteItem)).toEqual(lines)
    }),
    { numRuns: 1_000 },
  )
})

test('an item that was saved unselected is left out, which is no damage', () => {
  expect(parseSavedQuote([network, { ...docs, selected: false }])).toEqual({
    items: [network],
    isDamaged: false,
  })
})

test('a fixed offer’s words are the catalogue’s, whatever was stored', () => {
  const { items } = parseSavedQuote([{ ...network, description: '<img src=x>', icon: 'skull' }])
  expect(items).toEqual([network])
})

test('a custom service keeps its name and its price to the cent', () => {
  expect(parseSavedQuote([custom]).items).toMatchObject([{ name: 'Rack relocation', price: 99.99 }])
})

test.each<[string, unknown]>([
  ['another price', { ...network, price: 1 }],
  ['another name', { ...network, name: 'SSL Certificate' }],
  ['an unknown id', { ...network, id: '__proto__' }],
  ['a price as text', { ...network, price: '2500' }],
  ['no price', { ...network, price: null }],
  ['a quantity that the slider has not', { ...storage, description: '50.5 GB', price: 101 }],
  ['more than the slider has', { ...storage, description: '550 GB', price: 1100 }],
  ['a price that now buys another quantity', { ...storage, price: 300 }],
  ['a custom price out of bounds', { ...custom, price: 24.99 }],
  ['a custom service under an offer’s name', { ...custom, name: 'ssl certificate' }],
  ['a custom service under too long a name', { ...custom, name: 'a'.repeat(200) }],
  ['an infinite price', { ...custom, price: Number.POSITIVE_INFINITY }],
  ['a text', 'network-design'],
  ['a list', []],
  ['null', null],
])('%s is dropped, and the rest is kept', (_case, entry) => {
  expect(parseSavedQuote([entry, docs])).toEqual({ items: [docs], isDamaged: true })
})

test('an item that is there twice is kept once', () => {
  expect(parseSavedQuote([docs, docs])).toEqual({ items: [docs], isDamaged: true })
})

test.each([undefined, null, 'x', 5, {}, { length: 1 }])('%j is no list', (saved) => {
  expect(parseSavedQuote(saved)).toEqual({ items: [], isDamaged: true })
})
