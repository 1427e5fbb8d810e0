import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createEdgeFunction } from '#infra/local/cloudfront/edge-function.ts'

const code = readFileSync('infra/edge/rewrite-request.js', 'utf8')
const distribution = { id: 'EDFDVBD6EXAMPLE', domainName: 'd111111abcdef8.cloudfront.net' }
const logged: string[] = []
const rewrite = createEdgeFunction({
  name: 'RewriteRequest',
  code,
  distribution,
  log: (message) => void logged.push(message),
})

/** The file that the function, run as it is deployed, names for a path. A change of anything else would be an answer. */
function fileFor(path: string, query = ''): string {
  const result = rewrite(
    {
      method: 'GET',
      path,
      query,
      headers: { host: 'www.example.com', cookie: 'a=1' },
      body: Buffer.alloc(0),
      ip: '192.0.2.2',
    },
    'EXAMPLEid==',
  )
  expect(logged).toEqual([])
  return 'path' in result ? result.path : `a ${result.status}`
}

test.each([
  ['/', '/index.html'],
  ['/about', '/about/index.html'],
  ['/about/', '/about/index.html'],
  ['/services/network-design', '/services/network-design/index.html'],
  ['/services/network-design/', '/services/network-design/index.html'],
  ['/assets/index-Bd1fGh2k.js', '/assets/index-Bd1fGh2k.js'],
  ['/favicon.svg', '/favicon.svg'],
])('%s is answered by %s', (path, file) => {
  expect(fileFor(path)).toBe(file)
})

test.each([
  ['/about.old/', '/about.old/index.html'],
  ['/v1.2/about', '/v1.2/about/index.html'],
  ['/%61bout', '/%61bout/index.html'],
  ['/caf%C3%A9', '/caf%C3%A9/index.html'],
  ['/about%2Ehtml', '/about%2Ehtml/index.html'],
  ['/about%3Fplan=core', '/about%3Fplan=core/index.html'],
  ['/about//', '/about/index.html'],
  ['//', '/index.html'],
])('%s, spelt unusually, is answered by %s', (path, file) => {
  expect(fileFor(path)).toBe(file)
})

test.each([
  ['/index.html', '/index.html/index.html'],
  ['/index.html/', '/index.html/index.html'],
  ['/about/index.html', '/about/index.html/index.html'],
  ['/404.html', '/404.html/index.html'],
  ['/index.%68tml', '/index.%68tml/index.html'],
  ['/about%2Findex.html', '/about%252Findex.html/index.html'],
])('the name of a page’s file, %s, is no address: %s is not there', (path, file) => {
  expect(fileFor(path)).toBe(file)
})

test.each([
  ['/services%2Fnetwork-design', '/services%252Fnetwork-design/index.html'],
  ['/services%2fnetwork-design', '/services%252Fnetwork-design/index.html'],
  ['/assets%2Findex-Bd1fGh2k.js', '/assets%252Findex-Bd1fGh2k.js/index.html'],
])('an encoded slash in %s stays a letter for the bucket: %s', (path, file) => {
  expect(fileFor(path)).toBe(file)
})

test.each([
  ['//about', '//about/index.html'],
  ['//evil.example', '//evil.example'],
  ['//about//team', '//about//team/index.html'],
  ['/.', '/.'],
  ['/..', '/..'],
  ['/./about', '/./about/index.html'],
  ['/../about/', '/../about/index.html'],
  ['/../../etc/passwd', '/../../etc/passwd/index.html'],
  ['/%2e%2e/%2e%2e/etc/passwd', '/%2e%2e/%2e%2e/etc/passwd/index.html'],
  ['/%E0%A4%A', '/%E0%A4%A/index.html'],
  ['/%00', '/%00/index.html'],
  ['/\\windows\\win.ini', '/\\windows\\win.ini'],
  ['/__proto__', '/__proto__/index.html'],
  ['/constructor', '/constructor/index.html'],
  ['/about#team', '/about#team/index.html'],
  ['/<script>alert(1)</script>', '/<script>alert(1)</script>/index.html'],
])('the hostile path %j is no more than a file that is not there: %j', (path, file) => {
  expect(fileFor(path)).toBe(file)
})

test.each([
  'utm_source=x/y.z',
  'plan=core&plan=scale',
  'next=/about.html',
  '__proto__=1',
  '?',
  '%',
])('the query "%s" changes nothing', (query) => {
  expect(fileFor('/', query)).toBe('/index.html')
  expect(fileFor('/about', query)).toBe('/about/index.html')
  expect(fileFor('/favicon.svg', query)).toBe('/favicon.svg')
})

test('a path of any length is answered', () => {
  expect(fileFor(`/${'a'.repeat(8_000)}`)).toHaveLength(8_001 + '/index.html'.length)
  expect(fileFor('/'.repeat(8_000))).toBe('/index.html')
  expect(fileFor(`${'/'.repeat(8_000)}a`)).toHaveLength(8_001 + '/index.html'.length)
})

test('the function is small enough for CloudFront, which takes 10 KB', () => {
  expect(code.length).toBeLessThan(10_000)
})
