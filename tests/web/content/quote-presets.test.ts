import { expect, test } from 'vitest'
import { fixedItemIds, resources } from '#shared/catalogue.ts'
import { overlaps } from '#web/content/catalogue-copy.ts'
import { peopleCounts, quotePresets } from '#web/content/quote-presets.ts'

test('each example of web/src/content/quote-presets.ts has offers in the catalogue’s order, none overlapping, and its quantities, as the numbers of people, are on sale', () => {
  const examples = quotePresets.flatMap(({ name, selection: { fixedItems, quantities } }) => [
    ...fixedItems
      .filter((id, at) => id !== fixedItemIds.filter((each) => fixedItems.includes(each))[at])
      .map((id) => `${name}: ${id} is out of order`),
    ...overlaps
      .filter(({ pair }) => pair.every((id) => fixedItems.includes(id)))
      .map(({ pair }) => `${name}: ${pair.join(' and ')} overlap`),
    ...notOnSale(name, (id) => [quantities[id]]),
  ])
  expect([...examples, ...notOnSale('peopleCounts', (id) => peopleCounts[id] ?? [])]).toEqual([])
})

type ResourceId = (typeof resources)[number]['id']

const notOnSale = (name: string, countsOf: (id: ResourceId) => readonly number[]) =>
  resources.flatMap(({ id, max, step }) =>
    countsOf(id)
      .filter((count) => count < 0 || count > max || count % step !== 0)
      .map((count) => `${name}: ${count} of ${id} are not on sale`),
  )
