import { expect, test } from 'vitest'
import { initialSelection, linesOf, totalsOf } from '#shared/pricing.ts'
import { paths } from '#web/content/paths.ts'
import { quoteLink } from '#web/state/quote-link.ts'
import { everything } from '#tests/support/selections.ts'
import { customNameMaxLength } from '#shared/catalogue.ts'

const origin = 'https://mwamba.example'

test('a link names the items and ends with the total', () => {
  const lines = linesOf(initialSelection)
  const content = `storage_100.bandwidth_1.seats_5.${totalsOf(lines).subtotal}`
  expect(quoteLink(lines, origin)).toBe(
    `${origin}${paths.customQuote}#q=1.${content.length}.${content}`,
  )
})

test('the longest link has only characters that every messenger keeps', () => {
  const name = '電'.repeat(customNameMaxLength)
  const link = quoteLink(linesOf({ ...everything, custom: { ...everything.custom, name } }), origin)
  expect(link).toMatch(/^https:\/\/mwamba\.example\/custom-quote#q=[\w.-]+\d$/)
  expect(link.length).toBeLessThan(800)
})
