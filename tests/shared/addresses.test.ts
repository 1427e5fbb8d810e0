import { expect, test } from 'vitest'
import { checkoutPath, parseWebOrigin } from '#shared/addresses.ts'

test('the API path (rule 10.1)', () => {
  expect(checkoutPath).toBe('/api/create-checkout-session')
})

test.each([
  ['https://www.example.com/', 'https://www.example.com'],
  ['HTTPS://Www.Example.Com', 'https://www.example.com'],
  ['http://[::1]:4174', 'http://[::1]:4174'],
])('%s is the origin %s', (text, origin) => {
  expect(parseWebOrigin(text)).toBe(origin)
})

test.each([
  'www.example.com',
  'https://',
  'ftp://example.com',
  'https://example.com/shop',
  'https://example.com#a',
  'https://user:password@example.com',
])('%s is not an origin', (text) => {
  expect(parseWebOrigin(text)).toBeNull()
})
