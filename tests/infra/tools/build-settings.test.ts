import { expect, test } from 'vitest'
import {
  checkCurrency,
  checkDirection,
  checkTax,
  readBuildSettings,
} from '#infra/tools/build-settings.ts'

const serviceWorker = false
const domain = { domainNames: ['shop.example.com', 'example.com'], serviceWorker }
const given = { SITE_ORIGIN: 'https://www.example.com/' }

test.each([
  ['the company’s origin', {}, { serviceWorker }, undefined],
  ['the first domain name', {}, domain, 'https://shop.example.com'],
  ['SITE_ORIGIN above all', given, domain, 'https://www.example.com'],
])('the site is published at %s', (_, environment, config, siteOrigin) => {
  expect(readBuildSettings(environment, config)).toEqual({ siteOrigin, serviceWorker })
})

test('a SITE_ORIGIN that is not an origin is rejected with one sentence', () => {
  expect(() => readBuildSettings({ SITE_ORIGIN: 'https://example.com/shop' }, domain)).toThrow(
    /^SITE_ORIGIN must be the origin of the published site, [^.]*\.[^ ]*, without a path\.$/,
  )
})

test.each([
  ['UGX', 2, /UGX has 0 decimals, not 2\./],
  ['KWD', 2, /KWD has 3 decimals, not 2\./],
  ['EUR', 0, /EUR has 2 decimals, not 0\./],
] as const)('unusual decimals for a currency are refused: %s with %i', (code, decimals, reason) => {
  expect(() => checkCurrency({ code, decimals })).toThrow(reason)
})

test.each([
  ['ar-AE', 'ltr', "must be 'rtl' for ar-AE"],
  ['he', 'ltr', "must be 'rtl'"],
  ['en-GB', 'rtl', "must be 'ltr'"],
  ['ja', 'rtl', "must be 'ltr'"],
] as const)('a direction other than the one of %s is refused: %s', (tag, direction, reason) => {
  expect(() => checkDirection(tag, direction)).toThrow(reason)
  expect(() => checkDirection(tag, direction === 'ltr' ? 'rtl' : 'ltr')).not.toThrow()
})

test.each([2.925, -1, 101, NaN])('a tax of %d percent is refused', (percent) => {
  expect(() => checkTax({ percent, isIncluded: false })).toThrow(`is ${percent}, not a percentage`)
  expect(() => checkTax({ percent: 2.93, isIncluded: false })).not.toThrow()
})
