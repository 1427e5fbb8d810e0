import { expect, test } from 'vitest'
import { readBuildSettings } from '#infra/build-settings.ts'

const domain = { domainNames: ['shop.example.com', 'example.com'] }

test('without SITE_ORIGIN and domain names, the site is published at the company’s origin', () => {
  expect(readBuildSettings({}, {})).toEqual({ siteOrigin: undefined })
})

test('with domain names, it is published at the first of them', () => {
  expect(readBuildSettings({}, domain)).toEqual({
    siteOrigin: 'https://shop.example.com',
  })
})

test.each(['https://www.example.com', 'https://www.example.com/'])(
  'SITE_ORIGIN %s takes precedence over the domain names',
  (given) => {
    expect(readBuildSettings({ SITE_ORIGIN: given }, domain)).toEqual({
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
