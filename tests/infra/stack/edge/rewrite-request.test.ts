import { runInNewContext } from 'node:vm'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { edgeFunction } from '#infra/stack/edge/behaviour.ts'

const code = edgeFunction(['www.example.com', 'example.com'])
const querystring = {
  plan: { value: 'a/b.html' },
  tag: { value: '1', multiValue: [{ value: '1' }, { value: '%2F' }] },
}

/** Runs the function as deployed. */
function run(uri: string, host = 'www.example.com') {
  const event = { request: { method: 'GET', uri, querystring, headers: { host: { value: host } } } }
  const returned: unknown = runInNewContext(`'use strict';${code};handler(event)`, { event })
  return { event, returned }
}

/** The function's file for a path. */
function fileFor(uri: string): unknown {
  const { event, returned } = run(uri)
  expect(returned).toBe(event.request)
  expect(event).toEqual({ request: { ...event.request, uri: event.request.uri } })
  return event.request.uri
}

test('a second domain redirects to the first, and CloudFront’s own address does not (rule 15.1)', () => {
  const location = { value: 'https://www.example.com/about?plan=a/b.html&tag=1&tag=%2F' }
  expect(run('/about', 'example.com').returned).toMatchObject({
    statusCode: 301,
    // For an hour: without a lifetime, browsers would keep it after the names have changed places.
    headers: { location, 'cache-control': { value: 'public, max-age=3600' } },
  })
  const { event, returned } = run('/about', 'd1.cloudfront.net')
  expect(returned).toBe(event.request)
})

test.each([
  ['/', '/index.html'],
  // In case CloudFront has already added a default root object.
  ['/index.html', '/index.html'],
  ['/about', '/about/index.html'],
  ['/about/', '/about/index.html'],
  ['/services/network-design', '/services/network-design/index.html'],
  ['/assets/index-Bd1fGh2k.js', '/assets/index-Bd1fGh2k.js'],
  ['/favicon.svg', '/favicon.svg'],
  ['/%61bout', '/%61bout/index.html'],
  ['/about//', '/about/index.html'],
  ['//', '/index.html'],
])('%s is served from %s (rule 15.1)', (path, file) => {
  expect(fileFor(path)).toBe(file)
})

// No page, and no file that exists.
test.each([
  '/v1.2/about',
  '/about%2Ehtml',
  '//index.html',
  '/about/index.html',
  '/404.html',
  '//about//team',
  '/../../etc/passwd',
  `/${'a'.repeat(999)}`,
])('%j leads to a folder of its name', (path) => {
  expect(fileFor(path)).toBe(`${path}/index.html`)
})

test.each([
  ['/about.old/', '/about.old/index.html'],
  ['/index.html/', '/index.html/index.html'],
  // An encoded slash is no slash in the bucket.
  ['/about%2Findex.html', '/about%252Findex.html/index.html'],
  ['/services%2fnetwork-design', '/services%252Fnetwork-design/index.html'],
  ['//evil.example', '//evil.example'],
  // S3 would answer these with an error of its own instead of the 404 page.
  ['/%E0%A4%A', '/404.html/index.html'],
  ['/100%', '/404.html/index.html'],
  ['/%ff', '/404.html/index.html'],
  [`/${'a'.repeat(1_000)}`, '/404.html/index.html'],
  ['/\\windows\\win.ini', '/\\windows\\win.ini'],
])('%j leads to %j', (path, file) => {
  expect(fileFor(path)).toBe(file)
})

test('the function only uses syntax that CloudFront’s runtime supports', () => {
  const unknown =
    /"type":"(\w+Pattern|SpreadElement|ForOfStatement|Class\w+|ChainExpression)"|"shorthand":true|"operator":"\?\?"|"name":"(flat|flatMap|at|entries|fromEntries)"/g
  expect(JSON.stringify(parseAst(code)).match(unknown)).toBeNull()
})
