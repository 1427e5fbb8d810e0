import { expect, test } from 'vitest'
import { filePathOf } from '#infra/local/site-path.ts'

test.each([
  ['/', '/index.html'],
  ['/about', '/about/index.html'],
  ['/about/', '/about/index.html'],
  ['/services/network-design', '/services/network-design/index.html'],
  ['/assets/index-Bd1fGh2k.js', '/assets/index-Bd1fGh2k.js'],
  ['/favicon.svg', '/favicon.svg'],
  ['/about.old/', '/about.old/index.html'],
  ['/v1.2/about', '/v1.2/about/index.html'],
  ['//about', '//about/index.html'],
  ['/..', '/..'],
])('%s is answered by %s', (path, expected) => {
  expect(filePathOf(path)).toBe(expected)
})
