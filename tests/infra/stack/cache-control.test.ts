import { expect, test } from 'vitest'
import { cacheControlFor } from '#infra/stack/cache-control.ts'

test.each([
  ['assets/index-Bd1fGh2k.js', 'public, max-age=31536000, immutable'],
  ['index.html', 'public, max-age=0, must-revalidate'],
  ['about/index.html', 'public, max-age=0, must-revalidate'],
  ['404.html', 'public, max-age=0, must-revalidate'],
  ['service-worker.js', 'no-cache'],
  ['favicon.svg', 'public, max-age=3600'],
  ['sitemap.xml', 'public, max-age=3600'],
])('%s is served with "%s"', (path, expected) => {
  expect(cacheControlFor(path)).toBe(expected)
})
