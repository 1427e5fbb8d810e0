import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { maxRequestBytes } from '#shared/checkout-contract.ts'
import { startRecordingApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'

const body = JSON.stringify(checkoutRequest())
const largest = body + ' '.repeat(maxRequestBytes - Buffer.byteLength(body))

test.each([
  ['its type in capitals', body, { 'content-type': 'Application/JSON' }],
  ['a charset in capitals', body, { 'content-type': 'application/json; charset=UTF-8' }],
  ['a quoted charset', body, { 'content-type': 'application/json;charset="utf-8"' }],
  ['the largest size', largest, {}],
  ['bytes in place of text', Buffer.from(body), {}],
])('a body with %s is read', async (_case, sent, headers) => {
  const { postBody, orders } = startRecordingApp()
  expect((await postBody(sent, headers)).status).toBe(200)
  expect(orders).toHaveLength(1)
})

test.each([
  '',
  'text/plain',
  'text/plain, application/json',
  'application/jsonp',
  'application/json; charset=iso-8859-1',
  'application/json; charset=utf-80',
  'application/json, application/json',
])('a body of type %j is refused', async (type) => {
  const { postBody, refusalOf } = startRecordingApp()
  const response = await postBody(body, { 'content-type': type })
  expect(await refusalOf(response)).toBe('415 unsupported_media_type')
})

test.each<[string, string, string | Uint8Array | undefined]>([
  ['a byte over the limit', '413 body_too_large', `${largest} `],
  ['over the limit only in bytes', '413 body_too_large', `"${'é'.repeat(maxRequestBytes / 2)}"`],
  ['absent', '400 malformed_body', undefined],
  ['cut short', '400 malformed_body', body.slice(0, -1)],
  ['followed by something', '400 malformed_body', `${body}{}`],
  ['not UTF-8', '400 malformed_body', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ['compressed', '400 malformed_body', gzipSync(body)],
  ['UTF-16', '400 malformed_body', Buffer.from(body, 'utf16le')],
  ['nested and never closed', '400 malformed_body', '['.repeat(maxRequestBytes)],
  ['nested items', '400 invalid_request', `{"items":${'['.repeat(8_000)}${']'.repeat(8_000)}}`],
])('a body that is %s is refused with %s', async (_case, refusal, sent) => {
  const { postBody, refusalOf } = startRecordingApp()
  expect(await refusalOf(await postBody(sent))).toBe(refusal)
})
