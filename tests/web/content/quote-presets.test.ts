import { expect, test } from 'vitest'
import { fixedItemIds, resources } from '#shared/catalogue.ts'
import { overlaps } from '#web/content/catalogue-copy.ts'
import { peopleCounts, quotePresets } from '#web/content/quote-presets.ts'

test.each(quotePresets)(
  '$name: offers in the catalogue’s order, none overlapping, and quantities on their steps',
  ({ selection: { fixedItems, quantities } }) => {
    expect(fixedItems).toEqual(fixedItemIds.filter((id) => fixedItems.includes(id)))
    expect(overlaps.filter(({ pair }) => pair.every((id) => fixedItems.includes(id)))).toEqual([])
    for (const { id, max, step } of resources) {
      expect(quantities[id]).toBeGreaterThanOrEqual(0)
      expect(quantities[id]).toBeLessThanOrEqual(max)
      expect(quantities[id] % step).toBe(0)
    }
  },
)

test('each number of people is a quantity on sale', () => {
  for (const { id, max, step } of resources) {
    for (const count of peopleCounts[id] ?? []) {
      expect(count).toBeLessThanOrEqual(max)
      expect(count % step).toBe(0)
    }
  }
})
