import { expect, test } from 'vitest'
import { planAddOns, plans } from '#web/content/plans.ts'
import { loadServices } from '#web/content/services/services.ts'

const services = await loadServices()

test.each(services)('the lists of $slug contain no duplicates', (service) => {
  const { features, cards, inclusions, overview } = service
  for (const list of [features, cards.map(({ title }) => title), inclusions, overview]) {
    expect(list.length).toBeGreaterThan(1)
    expect(new Set(list).size).toBe(list.length)
  }
})

test.each(services)(
  'the starting price of $slug, if any, is on the pricing page',
  ({ startingPrice }) => {
    const prices = [...plans, ...planAddOns].map(({ price }) => price)
    expect([...prices, undefined]).toContain(startingPrice?.price)
  },
)
