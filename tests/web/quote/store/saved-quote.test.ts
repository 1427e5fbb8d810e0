import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { customNameMaxLength, customPriceBounds, fixedItems, resources } from '#shared/catalogue.ts'
import { inDollars } from '#shared/money.ts'
import { linesOf, resourceLine } from '#shared/pricing.ts'
import { savedQuoteItems } from '#tests/support/quote-items.ts'
import { anySelection, customService, nothing, savedLines } from '#tests/support/selections.ts'
import { caseCount } from '#tests/support/test-length.ts'
import { parseSavedQuote, quoteItemOf } from '#web/quote/store/saved-quote.ts'

const [resource] = resources
const [item, kept] = savedQuoteItems
const [line, keptLine] = savedLines
const quantity = quoteItemOf(resourceLine(resource, resource.step))
const [custom] = linesOf({ ...nothing, custom: customService }).map(quoteItemOf)

test('any quote of the builder survives storage, line for line', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const lines = linesOf(selection)
      const stored: unknown = JSON.parse(JSON.stringify(lines.map(quoteItemOf)))
      expect(parseSavedQuote(stored)).toEqual({ lines, isDamaged: false })
    }),
    { numRuns: caseCount(500, 10_000) },
  )
})

test('an item that was saved as unselected is left out, without counting as damage', () => {
  const saved = parseSavedQuote([item, { ...kept, selected: false }])
  expect(saved).toEqual({ lines: [line], isDamaged: false })
})

test('the description and icon come from the catalogue, whatever was stored', () => {
  const saved = parseSavedQuote([{ ...item, description: '<img src=x>', icon: 'skull' }])
  expect(saved).toEqual({ lines: [line], isDamaged: false })
})

test.each<[string, unknown]>([
  ['another price', { ...item, price: 1 }],
  ['another name', { ...item, name: kept?.name }],
  ['another id', { ...item, id: kept?.id }],
  ['an unknown id', { ...item, id: '__proto__' }],
  ['a price as text', { ...item, price: String(item?.price) }],
  ['no price', { ...item, price: null }],
  ['an infinite price', { ...item, price: Number.POSITIVE_INFINITY }],
  ['a price for another quantity', { ...quantity, price: quantity.price * 2 }],
  ['a custom price out of bounds', { ...custom, price: inDollars(customPriceBounds.max) + 0.01 }],
  ['a custom service under an offer’s name', { ...custom, name: fixedItems[0].name }],
  [
    'a custom service under too long a name',
    { ...custom, name: 'a'.repeat(customNameMaxLength + 1) },
  ],
  ['null', null],
  ['a duplicate item', kept],
])('%s is dropped, and the rest is kept', (_case, entry) => {
  expect(parseSavedQuote([kept, entry])).toEqual({ lines: [keptLine], isDamaged: true })
})

test.each([undefined, null, 'x', 5, {}, { length: 1 }])('%j is not a list', (saved) => {
  expect(parseSavedQuote(saved)).toEqual({ lines: [], isDamaged: true })
})
