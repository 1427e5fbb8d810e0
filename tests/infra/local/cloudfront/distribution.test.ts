import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answer, type Origin } from '#infra/local/http.ts'
import { securityHeaders } from '#infra/security-headers.ts'
import * as z from '#shared/schema.ts'
import {
  resourceOf,
  synthesisedFolder,
  type EditableTemplate,
} from '#tests/infra/synthesised-folder.ts'
import { bucketWith, edgeOver, serveEdgeOver, viewerRequest } from './preview-edge.ts'

const synthesised = synthesisedFolder()

const longPage = '<p>Long.</p>\n'.repeat(100)
const bucket = bucketWith({
  'index.html': '<h1>Home</h1>',
  'about/index.html': '<h1>About</h1>',
  'long/index.html': longPage,
  '404.html': '<h1>Not found</h1>',
})

function serveSite(edit?: (template: EditableTemplate) => void) {
  return serveEdgeOver(synthesised(edit), { bucket })
}

function withFunction(code: string) {
  return (template: EditableTemplate) => {
    resourceOf(template, 'AWS::CloudFront::Function').properties['FunctionCode'] = code
  }
}

const configSchema = z.looseObject({
  DefaultRootObject: z.string(),
  DefaultCacheBehavior: z.looseObject({}),
})

function withoutFunction(rootObject: string) {
  return (template: EditableTemplate) => {
    const { properties } = resourceOf(template, 'AWS::CloudFront::Distribution')
    const config = configSchema.parse(properties['DistributionConfig'])
    const { FunctionAssociations: _, ...DefaultCacheBehavior } = config.DefaultCacheBehavior
    properties['DistributionConfig'] = {
      ...config,
      DefaultCacheBehavior,
      DefaultRootObject: rootObject,
    }
  }
}

test.each([
  ['/', 'Home'],
  ['/?utm_source=x/y.z', 'Home'],
  ['/about', 'About'],
  ['/about/', 'About'],
  ['/%61bout', 'About'],
  ['/about//', 'About'],
])('%s is the page "%s"', async (path, title) => {
  const { url } = await serveSite()
  const response = await fetch(url + path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toBe(`<h1>${title}</h1>`)
})

test('HEAD gets the headers alone', async () => {
  const { url, asked } = await serveSite()
  const response = await fetch(`${url}/about`, { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-length')).toBe('14')
  expect(await response.text()).toBe('')
  expect(asked[0]?.method).toBe('HEAD')
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/understanding-response-headers-policies.html: "to every
// response"
test.each([
  ['GET', '/', 200],
  ['GET', '/nothing', 404],
  ['POST', '/', 403],
  ['POST', '/api/x', 502],
])('%s %s, a %3$d, carries every security header', async (method, path, status) => {
  const api: Origin = () => Promise.reject(new Error(method))
  const { url } = await serveEdgeOver(synthesised(), { bucket, api })
  const response = await fetch(url + path, { method })
  expect(response.status).toBe(status)
  expect(Object.fromEntries(response.headers)).toMatchObject(securityHeaders)
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorCustomOrigin.html#ResponseCustomRemovedHeaders
// and docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/standard-logs-reference.html
test('each answer names the edge, and its own request', async () => {
  const { respond, asked } = edgeOver(synthesised(), { bucket })
  const answers = [await respond(viewerRequest()), await respond(viewerRequest())]
  for (const { headers } of answers) {
    expect(headers['via']).toMatch(/^1\.1 [a-z0-9]+\.cloudfront\.net \(CloudFront\)$/)
  }
  const ids = answers.map(({ headers }) => headers['x-amz-cf-id'])
  expect(new Set(ids).size).toBe(2)
  expect(asked.map(({ headers }) => headers['x-amz-cf-id'])).toEqual(ids)
})

test('a function that answers ends the request, and its answer is the edge’s to complete', async () => {
  const code = `function handler() {
    return { statusCode: 404, headers: { 'x-own': { value: '1' } }, body: 'Gone.' }
  }`
  const { url, asked } = await serveSite(withFunction(code))
  const response = await fetch(`${url}/about`)
  expect([response.status, await response.text()]).toEqual([404, 'Gone.'])
  expect(Object.fromEntries(response.headers)).toMatchObject({
    ...securityHeaders,
    'x-own': '1',
  })
  expect(asked).toEqual([])
})

test.each([
  ["throw new Error('secret detail')", 503],
  ['return null', 502],
])('a function with "%s" is a %d, and the edge lives on', async (body, status) => {
  const { url, logged } = await serveSite(withFunction(`function handler() { ${body} }`))
  for (const attempt of [1, 2]) {
    expect((await fetch(`${url}/about`)).status).toBe(status)
    expect(logged).toHaveLength(attempt)
  }
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html#function-restrictions-uri
test('the path that a function names changes neither behaviour nor origin', async () => {
  const code = `function handler(event) {
    event.request.uri = '/api/x'
    return event.request
  }`
  const { respond, asked, domainNames } = edgeOver(synthesised(withFunction(code)), { bucket })
  await respond(viewerRequest())
  expect(asked[0]?.path).toBe('/api/x')
  expect(asked[0]?.headers['host']).toBe(domainNames.bucket)
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DefaultRootObject.html
test.each([
  ['index.html', '/', '/index.html'],
  ['folder/index.html', '/', '/folder/index.html'],
  ['', '/', '/'],
  ['index.html', '/about/', '/about/'],
  ['index.html', '///', '///'],
])('with the root object "%s", %s is %s', async (rootObject, path, wanted) => {
  const { respond, asked } = edgeOver(synthesised(withoutFunction(rootObject)), { bucket })
  await respond(viewerRequest({ path }))
  expect(asked[0]?.path).toBe(wanted)
})

test('a long page is sent compressed, a short one and those of the API as they are', async () => {
  const api: Origin = async () => answer(200, { 'content-type': 'text/html' }, longPage)
  const { respond } = edgeOver(synthesised(), { bucket, api })
  const headers = { host: 'x', 'accept-encoding': 'gzip, br' }
  const long = await respond(viewerRequest({ path: '/long', headers }))
  expect(long.headers).toMatchObject({
    'content-encoding': 'br',
    etag: `W/"${longPage.length}"`,
    vary: 'Accept-Encoding',
  })
  expect(brotliDecompressSync(long.body).toString()).toBe(longPage)
  for (const path of ['/about', '/api/x']) {
    const { headers: plain } = await respond(viewerRequest({ path, headers }))
    expect(plain).not.toHaveProperty('content-encoding')
  }
})

test('what the browser still holds is not sent again', async () => {
  const { url } = await serveSite()
  const etag = (await fetch(`${url}/long`)).headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"\d+"$/)
  for (const held of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
    const response = await fetch(`${url}/long`, { headers: { 'if-none-match': held } })
    expect(response.status).toBe(304)
    expect(response.headers.get('etag')).toBe(etag)
    expect(response.headers.get('cache-control')).toContain('must-revalidate')
    expect(Object.fromEntries(response.headers)).toMatchObject(securityHeaders)
  }
  const headers = { 'if-none-match': '"other"' }
  expect((await fetch(`${url}/long`, { headers })).status).toBe(200)
})

test('the 404 page is a 404 for whoever holds it, too', async () => {
  const { url } = await serveSite()
  const response = await fetch(`${url}/nothing`, { headers: { 'if-none-match': '*' } })
  expect(response.status).toBe(404)
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/Cookies.html
test('what the API answers is compared by the API alone', async () => {
  const etag = '"1"'
  const { respond, asked } = edgeOver(synthesised(), { api: async () => answer(200, { etag }) })
  const headers = { 'if-none-match': etag }
  expect((await respond(viewerRequest({ path: '/api/x', headers }))).status).toBe(200)
  expect(asked[0]?.headers['if-none-match']).toBe(etag)
})
