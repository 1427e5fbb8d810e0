import { expect, test } from 'vitest'
import { maxRequestBytes } from '#shared/checkout-contract.ts'
import { refusalOf, startApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import { recordingPayments } from '#tests/support/recording-payments.ts'

const body = JSON.stringify(checkoutRequest())

function start() {
  const { payments, orders } = recordingPayments()
  return { orders, ...startApp(payments) }
}

test.each([
  'application/json',
  'Application/JSON',
  'application/json;charset=utf-8',
  'application/json; charset=UTF-8',
  'application/json; charset="utf-8"',
])('a body of type %s is read', async (type) => {
  const { postBody, orders } = start()
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
  'application/json; charset=utf-8; charset=utf-7',
  'application/json, application/json',
])('a body of type %j is refused', async (type) => {
  const { postBody, orders } = start()
  await expect(refusalOf(await postBody(body, { 'content-type': type }))).resolves.toEqual({
    status: 415,
    code: 'unsupported_media_type',
  })
  expect(orders).toEqual([])
})

test.each(['gzip', 'br', 'identity, gzip'])('a body in %s is refused', async (encoding) => {
  const { postBody, orders } = start()
  await expect(refusalOf(await postBody(body, { 'content-encoding': encoding }))).resolves.toEqual({
    status: 415,
    code: 'unsupported_encoding',
  })
  expect(orders).toEqual([])
})

test('a body of exactly the limit is read', async () => {
  const { postBody } = start()
  const response = await postBody(
    body.padEnd(maxRequestBytes - (new TextEncoder().encode(body).length - body.length)),
  )
  expect(response.status).toBe(200)
})

test.each([
  ['a byte over the limit', body.padEnd(maxRequestBytes + 1)],
  ['within the limit in characters and over it in bytes', `"${'é'.repeat(maxRequestBytes / 2)}"`],
])('a body that is %s is refused', async (_case, text) => {
  const { postBody, orders } = start()
  await expect(refusalOf(await postBody(text))).resolves.toEqual({
    status: 413,
    code: 'body_too_large',
  })
  expect(orders).toEqual([])
})

test.each<[string, string | Uint8Array<ArrayBuffer>]>([
  ['empty', ''],
  ['cut short', body.slice(0, -1)],
  ['followed by something', `${body}{}`],
  ['JavaScript rather than JSON', "{items:['x']}"],
  ['not UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ['an overlong form of UTF-8', new Uint8Array([0x22, 0xc0, 0xaf, 0x22])],
  ['a surrogate in UTF-8', new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22])],
  ['UTF-16', new Uint8Array(Buffer.from(body, 'utf16le'))],
  ['nested and never closed', '['.repeat(maxRequestBytes)],
])('a body that is %s is refused', async (_case, text) => {
  const { postBody, orders } = start()
  await expect(refusalOf(await postBody(text))).resolves.toEqual({
    status: 400,
    code: 'malformed_body',
  })
  expect(orders).toEqual([])
})

test.each([
  ['lists', '['.repeat(8_000) + ']'.repeat(8_000)],
  ['objects', '{"items":'.repeat(1_600) + '0' + '}'.repeat(1_600)],
  ['lists as the items', `{"items":${'['.repeat(8_000)}${']'.repeat(8_000)}}`],
])('deeply nested %s are refused like any other wrong shape', async (_case, text) => {
  const { postBody, orders } = start()
  await expect(refusalOf(await postBody(text))).resolves.toEqual({
    status: 400,
    code: 'invalid_request',
  })
  expect(orders).toEqual([])
})
