import { expect, test } from 'vitest'
import { priceSelection } from '#shared/pricing.ts'
import { paths } from '#web/content/paths.ts'
import { quoteLink } from '#web/quote/link/quote-link.ts'
import { everything } from '#tests/support/selections.ts'
import { customNameMaxLength } from '#shared/catalogue.ts'

const origin = 'https://acacia.example'

test('the longest link has only characters that every messenger keeps', () => {
  const name = '電'.repeat(customNameMaxLength)
  const link = quoteLink(
    priceSelection({ ...everything, custom: { ...everything.custom, name } }),
    origin,
  )
  expect(link.replace(`${origin}${paths.customQuote}#q=`, '')).toMatch(/^[\w.-]+\d$/)
  expect(link.length).toBeLessThan(800)
})
