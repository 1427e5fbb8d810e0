import { expect, test } from 'vitest'
import { parseWebOrigin } from '#shared/addresses.ts'

test.each([
  ['https://www.example.com/', 'https://www.example.com'],
  ['HTTPS://Www.Example.Com', 'https://www.example.com'],
  ['http://[::1]:4174', 'http://[::1]:4174'],
  ['www.example.com', null],
  ['https://', null],
  ['ftp://example.com', null],
  ['https://example.com/shop', null],
  ['https://example.com#a', null],
  ['https://user:password@example.com', null],
])('%s is the origin %s', (text, origin) => {
  expect(parseWebOrigin(text)).toBe(origin)
})
