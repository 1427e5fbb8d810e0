import { expect, test } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { readSavedItems } from '#web/quote/keep/saved-items.ts'
import { savedItems } from '#tests/support/stored-quotes.ts'
import { nothing, only } from '#tests/support/selections.ts'

const [cabling, firewall] = fixedItems
const [item, kept] = savedItems
const read = (saved: unknown) => {
  const { selection, isComplete } = readSavedItems(saved)
  return { selection, isComplete }
}

test('an unselected item is left out, and nothing is missing', () => {
  const found = read([item, { ...kept, selected: false }])
  expect(found).toEqual({ selection: only(cabling), isComplete: true })
})

test.each<[string, unknown]>([
  ['another price', { ...item, price: 1 }],
  ['a price beyond all amounts', { ...item, price: 1e12 + 1 }],
  ['another name', { ...item, name: 'Firewall & Filter' }],
  ['another id', { ...item, id: 'firewall' }],
  ['a price as text', { ...item, price: '2400' }],
  ['a duplicate item', kept],
])('%s is dropped, and the rest is kept', (_case, entry) => {
  expect(read([kept, entry])).toEqual({ selection: only(firewall), isComplete: false })
})

test.each([undefined, null, { length: 1 }])('%j is not a list', (saved) => {
  expect(read(saved)).toEqual({ selection: nothing, isComplete: false })
})
