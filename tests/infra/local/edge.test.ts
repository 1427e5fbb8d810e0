import { expect, test } from 'vitest'
import { cacheControlFor } from '#infra/stack/cache-control.ts'
import { securityHeaders } from '#infra/stack/security-headers.ts'
import { synthesisedFolder } from '#tests/infra/stack/synthesised-folder.ts'
import { sendRaw } from '#tests/support/local-server.ts'
import { startedPreview } from './started-preview.ts'

const longText = 'A page that is worth compressing. '.repeat(100)

const synthesised = synthesisedFolder({
  'site/index.html': `<h1>Home</h1>${longText}`,
  'site/404.html': '<h1>Not found</h1>',
  'site/about/index.html': '<h1>About</h1>',
  'site/assets/index-Bd1fGh2k.js': 'start()',
  'site/favicon.svg': '<svg/>',
  'lambda/index.mjs': `export const handler = async () => ({ statusCode: 200, headers: {}, body: '' })`,
})

const html = 'text/html; charset=utf-8'

test.each([
  ['/', 200, html, 'index.html', /Home/],
  ['/about/?plan=core', 200, html, 'index.html', /About/],
  ['/assets/index-Bd1fGh2k.js', 200, 'text/javascript', 'assets/index.js', /start/],
  ['/favicon.svg', 200, 'image/svg+xml', 'favicon.svg', /svg/],
  ['/nothing', 404, html, '404.html', /Not found/],
])('%s gets a %i of type %s, cached as long as %s', async (path, status, type, file, body) => {
  const { url } = await startedPreview(synthesised)
  const response = await fetch(url + path)
  expect(response.status).toBe(status)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    ...securityHeaders,
    'content-type': type,
    'cache-control': cacheControlFor(file),
  })
  expect(await response.text()).toMatch(body)
})

test.each(['127.0.0.1', '[::1]'])('the site is served at %s too', async (host) => {
  const { port } = await startedPreview(synthesised)
  expect((await fetch(`http://${host}:${port}/about`)).status).toBe(200)
})

test.each([
  ['br, gzip', 'br'],
  ['gzip', null],
])('a browser that accepts %s gets a page compressed by %s', async (accepted, encoding) => {
  const { url } = await startedPreview(synthesised)
  const { headers } = await fetch(url, { headers: { 'accept-encoding': accepted } })
  expect(headers.get('content-encoding')).toBe(encoding)
  expect(headers.get('vary')).toBe('Accept-Encoding')
  expect(Number(headers.get('content-length')) < longText.length).toBe(encoding !== null)
})

test.each([
  ['POST', '/about', 403],
  ['TRACE', '/api/x', 403],
  ['OPTIONS', '/api/x', 200],
  ['GET', '/%E0%A4%A', 400],
  ['GET', '/api/%E0%A4%A', 400],
])('%s %s gets a %i', async (method, path, status) => {
  const { port } = await startedPreview(synthesised)
  const request = `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`
  expect(await sendRaw(port, request)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})
