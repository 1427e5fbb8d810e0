import { expect, test } from 'vitest'
import type { Behavior } from '#infra/local/cloudfront/behaviors.ts'
import { originRequest } from '#infra/local/cloudfront/origin-request.ts'
import { answer, type HttpRequest } from '#infra/local/http.ts'
import { viewerRequest } from './preview-edge.ts'

function behavior(changes: Partial<Behavior>, customHeaders = {}): Behavior {
  return {
    origin: {
      domainName: 'origin.example.com',
      path: '',
      customHeaders,
      isBucket: false,
      signer: null,
      responseTimeoutMs: 30_000,
      respond: async () => answer(200, {}),
    },
    allowedMethods: new Set(['GET', 'HEAD']),
    cachePolicy: { caches: true, encodings: [] },
    forwarded: 'nothing',
    compresses: false,
    edgeFunction: null,
    withResponseHeaders: (answered) => answered,
    ...changes,
  }
}

function sent(through: Partial<Behavior>, request: Partial<HttpRequest> = {}, customHeaders = {}) {
  const ids = { distribution: 'EDFDVBD6EXAMPLE', request: 'EXAMPLEid' }
  return originRequest(viewerRequest(request), behavior(through, customHeaders), ids)
}

const everything = { forwarded: 'all but the host' } as const

const browser = {
  host: 'www.example.com',
  'user-agent': 'Mozilla/5.0',
  accept: 'text/html',
  'accept-language': 'en',
  authorization: 'Bearer token',
  cookie: 'a=1',
  'if-none-match': '"1"',
  origin: 'https://www.example.com',
  referer: 'https://www.example.com/',
}

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/controlling-origin-requests.html
test('nothing of a request but its path reaches the origin where nothing is declared', () => {
  const { path, query, headers } = sent({}, { query: 'a=1', headers: browser })
  expect({ path, query }).toEqual({ path: '/about', query: '' })
  expect(headers).toEqual({
    host: 'origin.example.com',
    'user-agent': 'Amazon CloudFront',
    via: '1.1 edfdvbd6example.cloudfront.net (CloudFront)',
    'x-amz-cf-id': 'EXAMPLEid',
    'x-forwarded-for': '192.0.2.2',
  })
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/using-managed-origin-request-policies.html#managed-origin-request-policy-all-viewer-except-host-header
test('with AllViewerExceptHostHeader everything but the host does', () => {
  const { query, headers } = sent(everything, { query: 'a=1&b=%20', headers: browser })
  expect(query).toBe('a=1&b=%20')
  expect(headers).toEqual({
    ...browser,
    host: 'origin.example.com',
    'cloudfront-forwarded-proto': 'https',
    via: '1.1 edfdvbd6example.cloudfront.net (CloudFront)',
    'x-amz-cf-id': 'EXAMPLEid',
    'x-forwarded-for': '192.0.2.2',
  })
})

test('the body is passed on, with what it is', () => {
  const headers = { 'content-type': 'application/json', 'content-length': '2' }
  const body = Buffer.from('{}')
  for (const through of [{}, everything]) {
    const passed = sent(through, { method: 'POST', headers, body })
    expect(passed.method).toBe('POST')
    expect(passed.body).toBe(body)
    expect(passed.headers).toMatchObject(headers)
  }
})

// "Range: CloudFront forwards the header to your origin … Yes, by default":
// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorCustomOrigin.html#request-custom-headers-behavior
test('a part that is asked for is asked of the origin', () => {
  expect(sent({}, { headers: { range: 'bytes=0-9' } }).headers['range']).toBe('bytes=0-9')
})

// The same table: "CloudFront removes the header", with no way to forward it.
test.each([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-edge-own',
  'x-forwarded-proto',
  'x-real-ip',
])('%s never reaches the origin', (name) => {
  for (const through of [{}, everything]) {
    expect(sent(through, { headers: { [name]: 'x' } }).headers).not.toHaveProperty(name)
  }
})

test('what only CloudFront can say, no viewer says', () => {
  const headers = {
    'cloudfront-viewer-country': 'XX',
    'cloudfront-forwarded-proto': 'gopher',
    'x-amz-cf-id': 'forged',
  }
  const passed = sent(everything, { headers }).headers
  expect(passed).not.toHaveProperty('cloudfront-viewer-country')
  expect(passed['cloudfront-forwarded-proto']).toBe('https')
  expect(passed['x-amz-cf-id']).toBe('EXAMPLEid')
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorCustomOrigin.html#RequestCustomIPAddresses
test('the address of the viewer stands at the end of those that came', () => {
  const headers = { 'x-forwarded-for': '192.0.2.4,192.0.2.3' }
  for (const through of [{}, everything]) {
    expect(sent(through, { headers }).headers['x-forwarded-for']).toBe(
      '192.0.2.4,192.0.2.3,192.0.2.2',
    )
  }
})

test('the edge stands at the end of those that a request came through', () => {
  expect(sent({}, { headers: { via: '1.0 proxy' } }).headers['via']).toBe(
    '1.0 proxy, 1.1 edfdvbd6example.cloudfront.net (CloudFront)',
  )
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/add-origin-custom-headers.html
test("the origin's own headers take the place of what a viewer sent under their names", () => {
  const secret = { 'x-origin-secret': 'secret' }
  for (const through of [{}, everything]) {
    const headers = { 'x-origin-secret': 'forged' }
    expect(sent(through, { headers }, secret).headers['x-origin-secret']).toBe('secret')
    expect(sent(through, {}, secret).headers['x-origin-secret']).toBe('secret')
  }
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/Cookies.html
test.each([
  ['b=2; a=1;c=3', 'a=1; b=2; c=3'],
  ['a=2; a=1', 'a=2; a=1'],
  ['$a=1; b=2', 'b=2'],
  ['rubbish; a=b=c', 'a=b=c'],
  ['$a=1', undefined],
])('the cookies %s are sent on as %s', (cookie, passed) => {
  expect(sent(everything, { headers: { cookie } }).headers['cookie']).toBe(passed)
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cache-key-understand-cache-policy.html#cache-policy-compressed-objects
test.each([
  [['br', 'gzip'], 'gzip, deflate, br', 'br,gzip'],
  [['br', 'gzip'], 'gzip', 'gzip'],
  [['br', 'gzip'], 'deflate', 'identity'],
  [['br', 'gzip'], undefined, undefined],
  [['gzip'], 'br, gzip', 'gzip'],
  [['gzip'], 'br', 'identity'],
  [[], 'br, gzip', undefined],
] as const)('where %j are kept, Accept-Encoding %j is sent on as %j', (encodings, came, passed) => {
  const headers: Record<string, string> = came === undefined ? {} : { 'accept-encoding': came }
  const cachePolicy = { caches: true, encodings }
  expect(sent({ cachePolicy }, { headers }).headers['accept-encoding']).toBe(passed)
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DownloadDistValuesOrigin.html#DownloadDistValuesOriginPath
test("the origin's path stands before that of the request, which is sent as it came", () => {
  const { origin } = behavior({})
  const through = { origin: { ...origin, path: '/production' } }
  expect(sent(through, { path: '//a/../%61' }).path).toBe('/production//a/../%61')
})
