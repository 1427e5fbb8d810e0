import { expect, test } from 'vitest'
import { notModified } from '#infra/local/cloudfront/conditional.ts'
import type { HttpAnswer } from '#infra/local/http.ts'
import { viewerRequest } from './preview-edge.ts'

const modified = 'Sat, 21 Nov 2026 03:00:00 GMT'

function pageWith(changes: Partial<HttpAnswer> = {}): HttpAnswer {
  return {
    status: 200,
    headers: {
      'cache-control': 'public, max-age=0',
      'content-encoding': 'br',
      'content-type': 'text/html',
      etag: 'W/"1"',
      'last-modified': modified,
      vary: 'Accept-Encoding',
    },
    cookies: ['a=1'],
    body: Buffer.from('page'),
    ...changes,
  }
}

function asked(headers: Readonly<Record<string, string>>, method = 'GET', answered = pageWith()) {
  return notModified(answered, viewerRequest({ method, headers })).status
}

// RFC 9110, section 13.1.2.
test.each([
  ['W/"1"', 304],
  ['"1"', 304],
  ['"0", W/"1"', 304],
  ['"a,b","1"', 304],
  ['*', 304],
  [' * ', 304],
  ['"2"', 200],
  ['1', 200],
  ['', 200],
  ['W/1, "', 200],
])('to whoever holds %j the answer is %d', (tags, status) => {
  expect(asked({ 'if-none-match': tags })).toBe(status)
})

// RFC 9110, section 13.1.3.
test.each([
  [modified, 304],
  ['Sun, 22 Nov 2026 03:00:00 GMT', 304],
  ['Fri, 20 Nov 2026 03:00:00 GMT', 200],
  ['yesterday', 200],
])('to whoever holds it since %s the answer is %d', (since, status) => {
  expect(asked({ 'if-modified-since': since })).toBe(status)
})

test('a tag is asked for before a date is', () => {
  expect(asked({ 'if-none-match': '"2"', 'if-modified-since': modified })).toBe(200)
})

test('what has neither tag nor date is always new', () => {
  const bare = pageWith({ headers: {} })
  expect(asked({ 'if-none-match': '"1"' }, 'GET', bare)).toBe(200)
  expect(asked({ 'if-modified-since': modified }, 'GET', bare)).toBe(200)
})

test('HEAD is answered like GET, and no other method', () => {
  expect(asked({ 'if-none-match': '*' }, 'HEAD')).toBe(304)
  expect(asked({ 'if-none-match': '*' }, 'POST')).toBe(200)
})

test('an error stays one', () => {
  expect(asked({ 'if-none-match': '*' }, 'GET', pageWith({ status: 404 }))).toBe(404)
})

// RFC 9110, section 15.4.5.
test('a 304 carries what keeps the held answer up to date, and no body', () => {
  const request = viewerRequest({ headers: { 'if-none-match': '*' } })
  expect(notModified(pageWith(), request)).toEqual({
    status: 304,
    headers: { 'cache-control': 'public, max-age=0', etag: 'W/"1"', vary: 'Accept-Encoding' },
    cookies: [],
    body: Buffer.alloc(0),
  })
})
