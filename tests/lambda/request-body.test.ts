import { expect, test } from 'vitest'
import { checkoutPath } from '#shared/addresses.ts'
import { maxRequestBytes } from '#shared/checkout-contract.ts'
import { startRecordingApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'

const body = JSON.stringify(checkoutRequest())
const bodyBytes = new TextEncoder().encode(body).length

test.each([
  'application/json',
  'Application/JSON',
  'application/json;charset=utf-8',
  'application/json; charset=UTF-8',
  'application/json; charset="utf-8"',
])('a body of type %s is read', async (type) => {
  const { postBody, orders } = startRecordingApp()
  const response = await postBody(body, { 'content-type': type })
  expect(response.status).toBe(200)
  expect(orders).toHaveLength(1)
})

test.each([
  '',
  'text/plain',
  'text/plain, application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'application/json; charset=iso-8859-1',
  'application/json; charset=utf-80',
  'application/json; charset=utf-8; charset=utf-7',
  'application/json, application/json',
])('a body of type %j is refused', async (type) => {
  const { postBody, refusalOf } = startRecordingApp()
  const response = await postBody(body, { 'content-type': type })
  expect(await refusalOf(response)).toBe('415 unsupported_media_type')
})

test('a body without a type is refused', async () => {
  const { request, refusalOf } = startRecordingApp()
  const response = await request(checkoutPath, { method: 'POST', body })
  expect(await refusalOf(response)).toBe('415 unsupported_media_type')
})

test.each(['gzip', 'br', 'identity, gzip'])('a body in %s is refused', async (encoding) => {
  const { postBody, refusalOf } = startRecordingApp()
  const response = await postBody(body, { 'content-encoding': encoding })
  expect(await refusalOf(response)).toBe('415 unsupported_encoding')
})

test('a body of exactly the limit is read', async () => {
  const { postBody } = startRecordingApp()
  const response = await postBody(body + ' '.repeat(maxRequestBytes - bodyBytes))
  expect(response.status).toBe(200)
})

test.each<[string, string, string | Uint8Array]>([
  ['a byte over the limit', '413 body_too_large', body.padEnd(maxRequestBytes + 1)],
  ['over it in bytes alone', '413 body_too_large', `"${'é'.repeat(maxRequestBytes / 2)}"`],
  ['empty', '400 malformed_body', ''],
  ['cut short', '400 malformed_body', body.slice(0, -1)],
  ['followed by something', '400 malformed_body', `${body}{}`],
  ['JavaScript rather than JSON', '400 malformed_body', "{items:['x']}"],
  ['not UTF-8', '400 malformed_body', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ['overlong UTF-8', '400 malformed_body', new Uint8Array([0x22, 0xc0, 0xaf, 0x22])],
  ['a UTF-8 surrogate', '400 malformed_body', new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22])],
  ['UTF-16', '400 malformed_body', new Uint8Array(Buffer.from(body, 'utf16le'))],
  ['nested and never closed', '400 malformed_body', '['.repeat(maxRequestBytes)],
  ['nested lists', '400 invalid_request', '['.repeat(8_000) + ']'.repeat(8_000)],
  ['nested objects', '400 invalid_request', `${'{"items":'.repeat(1_600)}0${'}'.repeat(1_600)}`],
  ['nested items', '400 invalid_request', `{"items":${'['.repeat(8_000)}${']'.repeat(8_000)}}`],
])('a body that is %s is refused with %s', async (_case, refusal, text) => {
  const { postBody, refusalOf } = startRecordingApp()
  expect(await refusalOf(await postBody(text))).toBe(refusal)
})
