import { expect, test } from 'vitest'
import { refusalOf } from '#infra/local/cloudfront/viewer-request.ts'
import { answer, type HttpRequest } from '#infra/local/http.ts'
import { synthesisedFolder } from '#tests/infra/synthesised-folder.ts'
import { sendRaw } from '#tests/support/local-server.ts'
import { bucketWith, serveEdgeOver, viewerRequest } from './preview-edge.ts'

const all = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE']

function refused(changes: Partial<HttpRequest>, allowed: readonly string[] = ['GET', 'HEAD']) {
  return refusalOf(viewerRequest(changes), new Set(allowed))
}

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/http-403-invalid-method.html
test.each(['OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE', 'TRACE', 'get'])(
  'the method %s, which is not allowed, is answered with 403',
  (method) => {
    expect(refused({ method })?.status).toBe(403)
  },
)

test('a method that is allowed may go on', () => {
  for (const method of all) expect(refused({ method }, all)).toBeNull()
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorCustomOrigin.html#RequestCustom-get-body
test('a GET with a body is answered with 403, and no other method', () => {
  const body = Buffer.from('{}')
  expect(refused({ body }, all)?.status).toBe(403)
  expect(refused({ body, method: 'POST' }, all)).toBeNull()
})

const address = 'https://www.example.com'

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorCustomOrigin.html#RequestCustomMaxRequestStringLength
test('a URL of more than 8,192 bytes is answered with 414, and then the connection ends', () => {
  const longest = `/${'a'.repeat(8_192 - address.length - 1)}`
  expect(refused({ path: longest })).toBeNull()
  const tooLong = refused({ path: `${longest}a` })
  expect(tooLong?.status).toBe(414)
  expect(tooLong?.headers['connection']).toBe('close')
  expect(refused({ path: longest, query: 'a' })?.status).toBe(414)
})

test('a request of more than 32,768 bytes is answered with 494, and then the connection ends', () => {
  const headers = { host: 'www.example.com', cookie: 'a'.repeat(32_768) }
  const tooLong = refused({ headers })
  expect(tooLong?.status).toBe(494)
  expect(tooLong?.headers['connection']).toBe('close')
  expect(refused({ headers: { ...headers, cookie: 'a'.repeat(32_000) } })).toBeNull()
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/http-400-bad-request.html
test.each(['*', 'http://other.example/about', ''])('%j in the place of a path is a 400', (path) => {
  expect(refused({ path }, all)?.status).toBe(400)
})

test('what the edge answers by itself says so', () => {
  const answered = refused({ method: 'POST' })
  expect(answered?.headers).toEqual({
    'content-type': 'text/html',
    server: 'CloudFront',
    'x-cache': 'Error from cloudfront',
  })
  expect(answered?.body.toString()).toContain('<h1>403 ERROR</h1>')
})

const synthesised = synthesisedFolder()

function serveSite() {
  const bucket = bucketWith({
    'index.html': '<h1>Home</h1>',
    'about/index.html': '<h1>About</h1>',
    '404.html': '<h1>Oops! Page not found</h1>',
  })
  return serveEdgeOver(synthesised(), { bucket })
}

function raw(requestLine: string): string {
  return `${requestLine}\r\nhost: x\r\nconnection: close\r\n\r\n`
}

test.each([
  '/nothing',
  '/About',
  '//about',
  '/about/index.html',
  '/index.html',
  '/404.html',
  '/about%2F',
  '/../about',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/..%5c..%5cwindows/win.ini',
  '/about#team',
  '/assets/',
  '/about%00',
  '/constructor',
  '/__proto__',
  `/${'a'.repeat(200)}`,
])('%s is the 404 page with its status', async (path) => {
  const { port } = await serveSite()
  const answered = await sendRaw(port, raw(`GET ${path} HTTP/1.1`))
  expect(answered).toMatch(/^HTTP\/1.1 404 Not Found\r\n/)
  expect(answered).toContain('<h1>Oops! Page not found</h1>')
})

test.each([
  ['a whole address', 'GET http://other.example/about HTTP/1.1', 400],
  ['an asterisk', 'OPTIONS * HTTP/1.1', 400],
  ['a path without a slash', 'GET about HTTP/1.1', 400],
  ['an unknown method', 'TRACE /about HTTP/1.1', 403],
  ['a long path', `GET /${'a'.repeat(8_192)} HTTP/1.1`, 414],
  // Not much beyond what Node reads at all: what is left unread would reset the connection under its answer.
  ['a path beyond all measure', `GET /${'a'.repeat(20_000)} HTTP/1.1`, 431],
])('after a request line with %s the edge lives on', async (_, requestLine, status) => {
  const { port, url } = await serveSite()
  expect(await sendRaw(port, raw(requestLine))).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect((await fetch(url)).status).toBe(200)
})

test('a visitor who leaves before the answer is no trouble', async () => {
  const leaving = new AbortController()
  const left = new Promise<void>((resolve) => {
    leaving.signal.addEventListener('abort', () => resolve())
  })
  const { url, asked, logged } = await serveEdgeOver(synthesised(), {
    api: async () => {
      await left
      return answer(200, {})
    },
  })
  const visit = fetch(`${url}/api/x`, { signal: leaving.signal })
  await expect.poll(() => asked.length).toBe(1)
  leaving.abort()
  await expect(visit).rejects.toThrow('abort')
  expect((await fetch(`${url}/api/x`)).status).toBe(200)
  expect(logged).toEqual([])
})
