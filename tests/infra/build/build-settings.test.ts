import { expect, test } from 'vitest'
import { readBuildSettings } from '#infra/build/build-settings.ts'

const serviceWorker = true
const domain = { domainNames: ['shop.example.com', 'example.com'], serviceWorker }

test('without SITE_ORIGIN and domain names, the site is published at the company’s origin', () => {
  expect(readBuildSettings({}, { serviceWorker })).toMatchObject({ siteOrigin: undefined })
})

test('with domain names, it is published at the first of them', () => {
  expect(readBuildSettings({}, domain)).toMatchObject({
    siteOrigin: 'https://shop.example.com',
  })
})

test.each(['https://www.example.com', 'https://www.example.com/'])(
  'SITE_ORIGIN %s takes precedence over the domain names',
  (given) => {
    expect(readBuildSettings({ SITE_ORIGIN: given }, domain)).toMatchObject({
      siteOrigin: 'https://www.example.com',
    })
  },
)

test.each(['www.example.com', 'https://example.com/shop', 'javascript:alert(1)'])(
  'SITE_ORIGIN %s is rejected with one sentence',
  (given) => {
    expect(() => readBuildSettings({ SITE_ORIGIN: given }, domain)).toThrow(
      /^SITE_ORIGIN must be the origin of the published site, [^.]*\.[^ ]*, without a path\.$/,
    )
  },
)

test.each([true, false])('the setting `serviceWorker` is the build’s too: %s', (given) => {
  expect(readBuildSettings({}, { serviceWorker: given }).serviceWorker).toBe(given)
})
