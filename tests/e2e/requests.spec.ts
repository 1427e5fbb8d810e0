import { paths } from '#web/content/paths.ts'
import { expect, open, test } from '#tests/support/journey.ts'

test('the home page makes at most ten requests before its load event', async ({ page }) => {
  await open(page, paths.home)
  const early = await page.evaluate(() => {
    const prefetched = new Set(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href),
    )
    const [navigation] = performance.getEntriesByType('navigation')
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => navigation && startTime < navigation.duration)
      .map(({ name }) => name)
      .filter((name) => !prefetched.has(name))
  })
  // The entries omit the document.
  expect(1 + early.length, early.join('\n')).toBeLessThanOrEqual(10)
  expect(early).not.toEqual([])
})
