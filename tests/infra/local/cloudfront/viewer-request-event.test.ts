import { expect, test } from 'vitest'
import { viewerRequestEvent } from '#infra/local/cloudfront/viewer-request-event.ts'
import type { HttpRequest } from '#infra/local/http.ts'
import { viewerRequest } from './preview-edge.ts'

const distribution = { id: 'EDFDVBD6EXAMPLE', domainName: 'd111111abcdef8.cloudfront.net' }

function eventOf(request: Partial<HttpRequest>) {
  return viewerRequestEvent(viewerRequest(request), distribution, 'EXAMPLEid==')
}

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html, with the values of its
// example.
test('the event has the documented form', () => {
  const event = eventOf({
    path: '/media/index.mpd',
    query: 'ID=42&Exp=1619740800&NoValue=&querymv=val1&querymv=val2,val3',
    headers: {
      host: 'video.example.com',
      accept: 'application/json, application/xml, text/html',
      cookie: 'Cookie1=value1; cookiemv=value3;cookiemv=value4',
    },
    ip: '198.51.100.11',
  })
  expect(event).toEqual({
    version: '1.0',
    context: {
      distributionDomainName: 'd111111abcdef8.cloudfront.net',
      distributionId: 'EDFDVBD6EXAMPLE',
      eventType: 'viewer-request',
      requestId: 'EXAMPLEid==',
    },
    viewer: { ip: '198.51.100.11' },
    request: {
      method: 'GET',
      uri: '/media/index.mpd',
      querystring: {
        ID: { value: '42' },
        Exp: { value: '1619740800' },
        NoValue: { value: '' },
        querymv: { value: 'val1', multiValue: [{ value: 'val1' }, { value: 'val2,val3' }] },
      },
      headers: {
        host: { value: 'video.example.com' },
        accept: { value: 'application/json, application/xml, text/html' },
      },
      cookies: {
        Cookie1: { value: 'value1' },
        cookiemv: { value: 'value3', multiValue: [{ value: 'value3' }, { value: 'value4' }] },
      },
    },
  })
})

test('a request without query and cookies has empty fields for them', () => {
  expect(eventOf({}).request).toMatchObject({ querystring: {}, cookies: {} })
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html#function-restrictions-encoding:
// "CloudFront forwards the values to your function without changing them."
test('nothing is decoded', () => {
  const { uri, querystring } = eventOf({
    path: '/%61//../%E0%A4%A',
    query: 'a%20b=c%3Dd=e&f',
  }).request
  expect(uri).toBe('/%61//../%E0%A4%A')
  expect(querystring).toEqual({ 'a%20b': { value: 'c%3Dd=e' }, f: { value: '' } })
})

test('names that mean something to JavaScript are names', () => {
  const { querystring } = eventOf({ query: '__proto__=a&constructor=b' }).request
  expect(Object.keys(querystring)).toEqual(['__proto__', 'constructor'])
})

// The same page, #function-restrictions-disallowed-headers
test('headers that are kept from functions are not in the event', () => {
  const headers = { connection: 'close', 'x-edge-a': '1', 'x-amz-cf-id': '2', 'x-own': '3' }
  expect(eventOf({ headers }).request.headers).toEqual({ 'x-own': { value: '3' } })
})
