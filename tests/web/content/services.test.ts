import { expect, test } from 'vitest'
import { loadServices } from '#web/content/services/services.ts'

test.each(await loadServices())('the lists of $slug contain no duplicates', (service) => {
  const { features, cards, inclusions, overview } = service
  for (const list of [features, cards.map(({ title }) => title), inclusions, overview]) {
    expect(list.length).toBeGreaterThan(1)
    expect(new Set(list).size).toBe(list.length)
  }
})
