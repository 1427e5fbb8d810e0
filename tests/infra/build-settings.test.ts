import { expect, test } from 'vitest'
import { readBuildSettings } from '#infra/build-settings.ts'

test.each([{}, { SITE_ORIGIN: '' }, { SITE_ORIGIN: ' ' }])(
  'without SITE_ORIGIN (%j) the site is published at the company’s address',
  (environment) => {
    expect(readBuildSettings(environment)).toEqual({ siteOrigin: undefined })
  },
)

test.each(['https://www.example.com', 'https://www.example.com/'])(
  'SITE_ORIGIN %s is where the site is published',
  (given) => {
    expect(readBuildSettings({ SITE_ORIGIN: given })).toEqual({
      siteOrigin: 'https://www.example.com',
    })
  },
)

test.each(['www.example.com', 'https://example.com/shop', 'javascript:alert(1)'])(
  'SITE_ORIGIN %s is refused in one sentence',
  (given) => {
    expect(() => readBuildSettings({ SITE_ORIGIN: given })).toThrow(
      /^SITE_ORIGIN must be the address of the published site, [^.]*\.[^ ]*, without a path\.$/,
    )
  },
)
