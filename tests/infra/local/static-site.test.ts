import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loadSiteFiles } from '#infra/local/site-files.ts'
import { withSecurityHeaders } from '#infra/local/site-server.ts'
import { serveStaticSite } from '#infra/local/static-site.ts'
import { securityHeaders } from '#infra/security-headers.ts'
import { sendRaw, serve } from '#tests/support/local-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const longScript = 'globalThis.answer = 42\n'.repeat(100)

async function siteWithFiles() {
  const folder = temporaryFolder({
    'index.html': '<h1>Home</h1>',
    'about/index.html': '<h1>About</h1>',
    '404.html': '<h1>Oops! Page not found</h1>',
    'assets/index-Bd1fGh2k.js': longScript,
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'fonts/text.woff2': 'font',
    '.vite/manifest.json': '{}',
    'assets/.hidden': 'secret',
  })
  return serve(withSecurityHeaders(serveStaticSite(await loadSiteFiles(folder))))
}

test.each([
  ['/', 'Home'],
  ['/?utm_source=x/y.z', 'Home'],
  ['/about', 'About'],
  ['/about/', 'About'],
  ['/%61bout', 'About'],
  ['/about/index.html', 'About'],
])('%s is the page "%s"', async (path, title) => {
  const { url } = await siteWithFiles()
  const response = await fetch(url + path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toBe(`<h1>${title}</h1>`)
})

test.each([
  '/nothing',
  '/About',
  '//about',
  '/about//',
  '/about%2F',
  '/../about',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/..%5c..%5cwindows/win.ini',
  '/assets/',
  '/.vite/manifest.json',
  '/assets/.hidden',
  '/%',
  '/%c3%28',
  '/about%00',
  '/constructor',
  '/__proto__',
  `/${'a'.repeat(8_000)}`,
])('%s is the 404 page with its status', async (path) => {
  const { port } = await siteWithFiles()
  const answer = await sendRaw(port, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1.1 404 Not Found\r\n/)
  expect(answer).toContain('<h1>Oops! Page not found</h1>')
})

test.each(['GET http://other.example/about HTTP/1.1', 'GET about HTTP/1.1'])(
  'the request line "%s" finds nothing and hurts nothing',
  async (requestLine) => {
    const { port, url } = await siteWithFiles()
    const answer = await sendRaw(port, `${requestLine}\r\nhost: x\r\nconnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 40[04] /)
    expect((await fetch(url)).status).toBe(200)
  },
)

test('a request line beyond all measure is refused, and the site lives on', async () => {
  const { port, url } = await siteWithFiles()
  const answer = await sendRaw(port, `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1.1 431 /)
  expect((await fetch(url)).status).toBe(200)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed', async (method) => {
  const { url } = await siteWithFiles()
  const response = await fetch(`${url}/about`, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

test('HEAD gets the headers alone', async () => {
  const { url } = await siteWithFiles()
  const response = await fetch(`${url}/about`, { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-length')).toBe('14')
  expect(await response.text()).toBe('')
})

test.each([
  ['/assets/index-Bd1fGh2k.js', 'text/javascript; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/fonts/text.woff2', 'font/woff2'],
])('%s has the type %s', async (path, type) => {
  const { url } = await siteWithFiles()
  expect((await fetch(url + path)).headers.get('content-type')).toBe(type)
})

test('a text is sent in brotli, in gzip or plain, as the browser likes it', async () => {
  const { port, url } = await siteWithFiles()
  const path = '/assets/index-Bd1fGh2k.js'
  for (const encoding of ['br', 'gzip']) {
    const response = await fetch(url + path, { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(await response.text()).toBe(longScript)
  }
  const plain = await sendRaw(port, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
  expect(plain).not.toContain('content-encoding')
  expect(plain.endsWith(longScript)).toBe(true)
})

test('a text too short to gain by it is sent plain', async () => {
  const { url } = await siteWithFiles()
  const response = await fetch(`${url}/about`, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.has('content-encoding')).toBe(false)
})

test('what the browser still holds is not sent again', async () => {
  const { url } = await siteWithFiles()
  const path = `${url}/assets/index-Bd1fGh2k.js`
  const etag = (await fetch(path)).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]+"$/)
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await fetch(path, { headers: { 'if-none-match': held } })
    expect(response.status).toBe(304)
    expect(response.headers.get('etag')).toBe(etag)
    expect(response.headers.get('cache-control')).toContain('immutable')
  }
  const changed = await fetch(path, { headers: { 'if-none-match': '"other"' } })
  expect(changed.status).toBe(200)
})

test('each encoding has a tag of its own', async () => {
  const { url } = await siteWithFiles()
  const tags = ['br', 'gzip', 'identity'].map(async (encoding) => {
    const headers = { 'accept-encoding': encoding }
    return (await fetch(`${url}/assets/index-Bd1fGh2k.js`, { headers })).headers.get('etag')
  })
  expect(new Set(await Promise.all(tags)).size).toBe(3)
})

test('the 404 page is a 404 for whoever holds it, too', async () => {
  const { url } = await siteWithFiles()
  const response = await fetch(`${url}/nothing`, { headers: { 'if-none-match': '*' } })
  expect(response.status).toBe(404)
})

test.each([
  ['GET', '/'],
  ['GET', '/nothing'],
  ['GET', '/favicon.svg'],
  ['POST', '/'],
])('%s %s carries every security header', async (method, path) => {
  const { url } = await siteWithFiles()
  const response = await fetch(url + path, { method })
  expect(Object.fromEntries(response.headers)).toMatchObject(securityHeaders('http'))
})

test('the brotli that is sent is brotli', async () => {
  const folder = temporaryFolder({ '404.html': longScript })
  const { notFoundPage } = await loadSiteFiles(folder)
  expect(brotliDecompressSync(notFoundPage.br?.body ?? '').toString()).toBe(longScript)
})

test('a folder without a built site is refused with what to do', async () => {
  await expect(loadSiteFiles(temporaryFolder({ 'index.html': '' }))).rejects.toThrow(
    /holds no built site: run npm run build\.$/,
  )
})
