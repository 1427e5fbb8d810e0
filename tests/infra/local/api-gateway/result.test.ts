import { expect, test } from 'vitest'
import { answerOf } from '#infra/local/api-gateway/result.ts'

function read(result: unknown) {
  const { body, ...answer } = answerOf(result)
  return { ...answer, body: body.toString() }
}

test('a structured result is the answer', () => {
  const result = {
    statusCode: 201,
    headers: { 'Content-Type': 'application/json', 'X-Count': 3, 'x-flag': true },
    cookies: ['a=1; Secure', 'b=2'],
    body: '{"url":"https://pay.example"}',
  }
  expect(read(result)).toEqual({
    status: 201,
    headers: { 'content-type': 'application/json', 'x-count': '3', 'x-flag': 'true' },
    cookies: ['a=1; Secure', 'b=2'],
    body: '{"url":"https://pay.example"}',
  })
})

test('a body in base64 is decoded', () => {
  const body = Buffer.from('Wanjikũ').toString('base64')
  expect(read({ statusCode: 200, body, isBase64Encoded: true }).body).toBe('Wanjikũ')
})

test('a result without a type is plain text', () => {
  expect(read({ statusCode: 204 })).toEqual({
    status: 204,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    cookies: [],
    body: '',
  })
})

test.each([
  ['hello', 'hello'],
  [{ url: 'x' }, '{"url":"x"}'],
  [null, 'null'],
  [undefined, 'null'],
])('without a status, %j is the body of a 200 in JSON', (result, body) => {
  const headers = { 'content-type': 'application/json' }
  expect(read(result)).toEqual({ status: 200, headers, cookies: [], body })
})

test('headers that belong to the connection are left to it', () => {
  const headers = { 'Content-Length': 3, Connection: 'close', 'Transfer-Encoding': 'chunked' }
  expect(Object.keys(read({ statusCode: 200, headers }).headers)).toEqual(['content-type'])
})

test.each([
  [{ statusCode: 'rubbish' }, '"expected": "number"'],
  [{ statusCode: 99 }, 'too_small'],
  [{ statusCode: 600 }, 'too_big'],
  [{ statusCode: 200, body: { not: 'a string' } }, '"body"'],
  [{ statusCode: 200, headers: { name: ['a'] } }, '"headers"'],
  [{ statusCode: 200, headers: { 'bad name': 'a' } }, 'Header name must be a valid HTTP token'],
  [{ statusCode: 200, headers: { name: 'split\r\nx: y' } }, 'Invalid character in header content'],
  [{ statusCode: 200, cookies: ['a=1\nx: y'] }, 'Invalid character in header content'],
])('%j is malformed', (result, reason) => {
  expect(() => answerOf(result)).toThrow(reason)
})
