import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncodings, encode } from '#infra/local/cloudfront/content-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['GZIP;q=0.5', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br; q=0.000', []],
  ['br;q=0.001', ['br']],
  ['brotli', []],
  ['deflate', []],
  ['', []],
  [undefined, []],
])('Accept-Encoding %j allows %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected)
})

test('what is encoded can be decoded', async () => {
  const text = Buffer.from('globalThis.answer = 42\n'.repeat(100))
  expect(brotliDecompressSync(await encode(text, 'br'))).toEqual(text)
  expect(gunzipSync(await encode(text, 'gzip'))).toEqual(text)
})
