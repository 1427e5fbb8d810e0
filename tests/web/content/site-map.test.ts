import { expect, test } from 'vitest'
import { pictureByPage } from '#web/content/page-pictures.ts'
import { allPages } from '#web/content/site-map.ts'

test.each(['path', 'title', 'description'] as const)('every page has its own %s', (key) => {
  expect(new Set(allPages.map((page) => page[key])).size).toBe(allPages.length)
})

test.each(allPages)('a search result can show "$title" and its description untruncated', (page) => {
  expect(page.title.length).toBeLessThanOrEqual(60)
  expect(page.description.length).toBeGreaterThanOrEqual(70)
  expect(page.description.length).toBeLessThanOrEqual(160)
  expect(pictureByPage[page.page] === undefined).toBe(page.isPrivate === true)
})
