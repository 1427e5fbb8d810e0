import { expect, test } from 'vitest'
import { viewerRequestEvent } from '#infra/local/cloudfront/viewer-request-event.ts'
import { viewerRequestResult } from '#infra/local/cloudfront/viewer-request-result.ts'
import { viewerRequest } from './preview-edge.ts'

const distribution = { id: 'EDFDVBD6EXAMPLE', domainName: 'd111111abcdef8.cloudfront.net' }
const { request: sent } = viewerRequestEvent(viewerRequest(), distribution, 'EXAMPLEid==')

function resultOf(returned: unknown) {
  return viewerRequestResult(returned, sent)
}

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html#functions-event-structure-request
test.each(['/about', '/about/index.html', '//a/../%E0%A4%A/#x', '/'])(
  'the path %s may be asked for',
  (uri) => {
    expect(resultOf({ ...sent, uri })).toEqual({ path: uri })
  },
)

test.each(['', 'about', '/about?a=1', '/a b', '/a\r\nb: c', '/ä', 1, undefined])(
  'the path %j may not',
  (uri) => {
    expect(() => resultOf({ ...sent, uri })).toThrow(Error)
  },
)

test.each([
  ['method', { method: 'POST' }],
  ['query', { querystring: { a: { value: '1' } } }],
  ['query, as a text', { querystring: 'a=1' }],
  ['headers', { headers: { ...sent.headers, 'x-own': { value: '1' } } }],
  ['host', { headers: {} }],
  ['cookies', { cookies: { a: { value: '1' } } }],
])('a change of the %s is no silent one', (_, changes) => {
  expect(() => resultOf({ ...sent, ...changes })).toThrow('which this preview does not carry out')
})

// The same page, #functions-event-structure-response
test('an answer has a status, headers, cookies and a body', () => {
  const result = resultOf({
    statusCode: 302,
    statusDescription: 'Found',
    headers: {
      location: { value: '/elsewhere' },
      'x-many': { value: 'a', multiValue: [{ value: 'a' }, { value: 'b' }] },
      'content-length': { value: '1' },
    },
    cookies: {
      plain: { value: '1' },
      ID: { value: 'id1234', attributes: 'Secure; Path=/' },
      many: { value: 'x', multiValue: [{ value: 'x' }, { value: 'y', attributes: 'Path=/' }] },
    },
    body: { encoding: 'base64', data: 'Z28=' },
  })
  expect(result).toEqual({
    status: 302,
    headers: { location: '/elsewhere', 'x-many': 'a, b' },
    cookies: ['plain=1', 'ID=id1234; Secure; Path=/', 'many=x', 'many=y; Path=/'],
    body: Buffer.from('go'),
  })
})

test.each([
  ['short', 'short'],
  [{ encoding: 'text', data: 'told' }, 'told'],
  [undefined, ''],
])('the body %j of an answer is %j', (body, text) => {
  expect(resultOf({ statusCode: 200, body })).toMatchObject({ body: Buffer.from(text) })
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html#function-restrictions-headers
test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', '/about'],
  ['something else', { request: sent }],
  ['a status that is no number', { statusCode: '200' }],
  ['a status that no answer has', { statusCode: 99 }],
  ['a header in capitals', { statusCode: 200, headers: { Location: { value: '/' } } }],
  ['a header without a value', { statusCode: 200, headers: { location: {} } }],
  ['a header of two lines', { statusCode: 200, headers: { location: { value: 'a\nb' } } }],
  ['a header that is kept from it', { statusCode: 200, headers: { upgrade: { value: 'h2c' } } }],
  ['a header that it may only read', { statusCode: 200, headers: { via: { value: '1.1 me' } } }],
  ['a cookie of two lines', { statusCode: 200, cookies: { a: { value: '1\nb: 2' } } }],
  ['a body of no encoding', { statusCode: 200, body: { data: 'text' } }],
  ['a body that is not base64', { statusCode: 200, body: { encoding: 'base64', data: '?' } }],
])('%s is no result', (_, returned) => {
  expect(() => resultOf(returned)).toThrow(Error)
})
