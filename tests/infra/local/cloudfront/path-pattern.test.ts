import { expect, test } from 'vitest'
import { normalizedPath, pathPattern } from '#infra/local/cloudfront/path-pattern.ts'

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DownloadDistValuesCacheBehavior.html#DownloadDistValuesPathPattern,
// with the examples of its tables.
test.each([
  ['images/*.jpg', '/images/sample.jpg', true],
  ['images/*.jpg', '/images/product1/sample.jpg', true],
  ['images/*.jpg', '/images/sample.gif', false],
  ['images/*', '/images/sample.gif', true],
  ['images/*', '/images/', true],
  ['images/*', '/images', false],
  ['*.gif', '/images/sample.gif', true],
  ['/*product.jpg', '/a/product.jpg', true],
  ['*product.jpg', '/a/product.jpg', true],
  ['a*.jpg', '/abra/cadabra/magic.jpg', true],
  ['a??.jpg', '/ant.jpg', true],
  ['a??.jpg', '/an.jpg', false],
  ['*.doc*', '/letter.docx', true],
  ['*.doc?', '/letter.doc', false],
  ['*.jpg', '/LOGO.JPG', false],
  ['/api/*', '/api/create-checkout-session', true],
  ['/api/*', '/api', false],
  ['/api/*', '/v1/api/x', false],
  ['/a.c', '/abc', false],
  ['/a+$', '/a+$', true],
])('the pattern %s takes %s: %s', (pattern, path, matches) => {
  expect(pathPattern(pattern)(path)).toBe(matches)
})

// The same page, "Path normalization", and RFC 3986, sections 5.2.4 and 6.2.2.
test.each([
  ['/a/b', '/a/b'],
  ['/a/b/..', '/a/'],
  ['/a/./b', '/a/b'],
  ['/a/b/.', '/a/b/'],
  ['/../../a', '/a'],
  ['/..', '/'],
  ['/', '/'],
  ['//a///b', '/a/b'],
  ['/about/..//api//x', '/api/x'],
  ['/%61pi/x', '/api/x'],
  ['/%2E%2e/api/x', '/api/x'],
  ['/a%2fb', '/a%2Fb'],
  ['/%7euser', '/~user'],
  ['/%zz%4', '/%zz%4'],
  ['/a...b/...', '/a...b/...'],
])('%s is matched as %s', (path, normalized) => {
  expect(normalizedPath(path)).toBe(normalized)
})

test.each(['', '*', 'http://other.example/x', '%'])(
  '%j, which is no path, is no trouble',
  (path) => {
    expect(normalizedPath(path)).toMatch(/^\//)
  },
)
