import { expect, test } from 'vitest'
import { webOriginOf } from '#infra/web-origin.ts'

test.each([
  ['https://www.example.com', 'https://www.example.com'],
  ['https://www.example.com/', 'https://www.example.com'],
  ['http://127.0.0.1:4174', 'http://127.0.0.1:4174'],
])('%s names the origin %s', (text, origin) => {
  expect(webOriginOf(text)).toBe(origin)
})

test.each([
  'www.example.com',
  'https://',
  'ftp://example.com',
  'https://example.com/shop',
  'https://example.com?a=b',
  'https://user:word@example.com',
])('%s names none', (text) => {
  expect(webOriginOf(text)).toBeNull()
})
