import { expect, test } from 'vitest'
import { originsHere } from '#infra/local/site-origins.ts'

const settings = {
  port: 4173,
  siteOrigins: [],
  payments: { provider: 'stand-in', port: undefined },
} as const

test('the site is called from both names of this machine', () => {
  expect(originsHere('https://localhost:4173', settings)).toBe(
    'http://localhost:4173,http://127.0.0.1:4173',
  )
})

test('a domain that is deployed stays, and what the settings name is added', () => {
  const declared = 'https://www.example.com,https://localhost:4173'
  const siteOrigins = ['https://tunnel.example']
  expect(originsHere(declared, { ...settings, siteOrigins })).toBe(
    'https://www.example.com,http://localhost:4173,http://127.0.0.1:4173,https://tunnel.example',
  )
})

test('an origin that the function is not deployed with is not made up', () => {
  expect(originsHere('https://other.example', settings)).not.toContain('http://localhost:4173')
})
