import { expect, test } from 'vitest'
import { allPages } from '#web/content/site-map.ts'

test.each(['path', 'title', 'description'] as const)('every page has its own %s', (key) => {
  expect(new Set(allPages.map((page) => page[key])).size).toBe(allPages.length)
})

/** In letters, of which those of Chinese, Japanese and Korean are twice as wide as others. */
const widthOf = (text: string) =>
  text.replaceAll(/[\u1100-\u11FF\u3000-\u9FFF\uAC00-\uD7AF\uFF00-\uFFEF]/g, '__').length

test.each(allPages)('a search result can show "$title" and its description untruncated', (page) => {
  expect(widthOf(page.title)).toBeLessThanOrEqual(60)
  expect(widthOf(page.description)).toBeGreaterThanOrEqual(70)
  expect(widthOf(page.description)).toBeLessThanOrEqual(160)
})
