import { expect, test } from 'vitest'
import { syncFilter } from '#infra/local/s3/sync-filter.ts'

// docs.aws.amazon.com/cli/latest/reference/s3, "Use of Exclude and Include Filters"
test.each([
  [[], [], 'index.html', true],
  [['*.html'], [], 'about/index.html', false],
  [['*.html'], [], 'index.htmlx', true],
  [['*'], ['*.html'], 'index.html', true],
  [['*'], ['*.html'], 'app.js', false],
  [['assets/*'], [], 'assets/fonts/a.woff2', false],
  [['assets/*'], [], 'assets', true],
  [['a?c'], [], 'abc', false],
  [['a.c'], [], 'abc', true],
  [['(a)*'], [], '(a)b', false],
])('of exclusions %j and inclusions %j, %s is taken: %s', (exclude, include, path, taken) => {
  expect(syncFilter(exclude, include)(path)).toBe(taken)
})

test('a choice of characters is unknown here', () => {
  expect(() => syncFilter(['[ab].txt'], [])).toThrow('the filter [ab].txt is unknown here')
})
