import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'

const script = readFileSync('infra/edge/rewrite-request.js', 'utf8')

/** The file that the function, run as it is deployed, names for a path; the request is otherwise left as it came. */
function fileFor(uri: string): string {
  const request = {
    method: 'GET',
    uri,
    querystring: { plan: { value: 'core' } },
    headers: { host: { value: 'www.example.com' } },
    cookies: {},
  }
  // A bare context: CloudFront offers neither Node's globals nor modules.
  const context = createContext({ event: { version: '1.0', request } })
  const result: unknown = runInContext(`${script}\nJSON.stringify(handler(event))`, context)
  const rewritten = z.looseObject({ uri: z.string() }).parse(JSON.parse(z.string().parse(result)))
  expect({ ...rewritten, uri }).toEqual(JSON.parse(JSON.stringify({ ...request, uri })))
  return rewritten.uri
}

test.each([
  ['/', '/index.html'],
  ['/about', '/about/index.html'],
  ['/about/', '/about/index.html'],
  ['/services/network-design', '/services/network-design/index.html'],
  ['/assets/index-Bd1fGh2k.js', '/assets/index-Bd1fGh2k.js'],
  ['/favicon.svg', '/favicon.svg'],
  ['/404.html', '/404.html'],
])('%s is answered by %s', (path, file) => {
  expect(fileFor(path)).toBe(file)
})

test.each([
  ['/about.old/', '/about.old/index.html'],
  ['/v1.2/about', '/v1.2/about/index.html'],
  ['/%61bout', '/%61bout/index.html'],
  ['/caf%C3%A9', '/caf%C3%A9/index.html'],
  ['/about%2Fteam', '/about%2Fteam/index.html'],
  ['/about%2Ehtml', '/about%2Ehtml/index.html'],
  ['/about%3Fplan=core', '/about%3Fplan=core/index.html'],
  ['/index.html/', '/index.html/index.html'],
])('%s, spelt unusually, is answered by %s', (path, file) => {
  expect(fileFor(path)).toBe(file)
})

test.each([
  ['', 'index.html'],
  ['//', '//index.html'],
  ['//about', '//about/index.html'],
  ['//evil.example', '//evil.example'],
  ['/about//', '/about//index.html'],
  ['/..', '/..'],
  ['/../../etc/passwd', '/../../etc/passwd/index.html'],
  ['/%2e%2e/%2e%2e/etc/passwd', '/%2e%2e/%2e%2e/etc/passwd/index.html'],
  ['/%E0%A4%A', '/%E0%A4%A/index.html'],
  ['/%00', '/%00/index.html'],
  ['/\\windows\\win.ini', '/\\windows\\win.ini'],
  ['/__proto__', '/__proto__/index.html'],
  ['/constructor', '/constructor/index.html'],
])('the hostile path %j is no more than a file that is not there: %j', (path, file) => {
  expect(fileFor(path)).toBe(file)
})

test('a path of any length is answered', () => {
  expect(fileFor(`/${'a'.repeat(8_000)}`)).toHaveLength(8_001 + '/index.html'.length)
})

test('the function is small enough for CloudFront, which takes 10 KB', () => {
  expect(script.length).toBeLessThan(10_000)
})
