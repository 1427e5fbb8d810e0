import { expect, test } from 'vitest'
import { pageLocale } from '#lambda/stripe/page-locale.ts'
import stripeApi from '#infra/local/stripe/stripe-checkout-sessions.openapi.json' with { type: 'json' }

test.each([
  ['en-GB', 'en-GB'],
  ['ja', 'ja'],
  ['de-CH', 'de'],
  ['ar-AE', 'auto'],
  ['he', 'auto'],
])('a site in %s requests the payment page in %s', (language, locale) => {
  expect(pageLocale(language)).toBe(locale)
})

test('each language of Stripe’s payment page can be requested', () => {
  for (const locale of stripeApi.schema.properties.locale.enum) {
    expect(pageLocale(locale)).toBe(locale)
  }
})
