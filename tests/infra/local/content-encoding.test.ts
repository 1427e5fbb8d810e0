import { expect, test } from 'vitest'
import { acceptedEncoding } from '#infra/local/content-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000', 'identity'],
  ['br;q=0.001', 'br'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %j is answered in %s', (header, expected) => {
  expect(acceptedEncoding(header)).toBe(expected)
})
