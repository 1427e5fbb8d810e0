import { expect, test } from 'vitest'
import { fixedItemIds, resources } from '#shared/catalogue.ts'
import { overlaps } from '#web/content/quote-builder.ts'
import { quotePresets } from '#web/content/quote-presets.ts'

test('the examples have different names', () => {
  expect(new Set(quotePresets.map(({ name }) => name)).size).toBe(quotePresets.length)
})

test.each(quotePresets)('$name: offers once each, in the catalogue’s order', ({ selection }) => {
  const chosen = fixedItemIds.filter((id) => selection.fixedItems.includes(id))
  expect(selection.fixedItems).toEqual(chosen)
})

test.each(quotePresets)('$name: nothing overlaps', ({ selection }) => {
  const both = overlaps.filter(({ pair }) => pair.every((id) => selection.fixedItems.includes(id)))
  expect(both).toEqual([])
})

test.each(quotePresets)('$name: quantities on the steps of their sliders', ({ selection }) => {
  for (const { id, max, step } of resources) {
    const quantity = selection.quantities[id]
    expect(quantity).toBeGreaterThanOrEqual(0)
    expect(quantity).toBeLessThanOrEqual(max)
    expect(quantity % step).toBe(0)
  }
})
