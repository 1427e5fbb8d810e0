import { expect, test } from 'vitest'
import { initialSelection, priceSelection, totalLines } from '#shared/pricing.ts'
import { paths } from '#web/content/paths.ts'
import { quoteLink } from '#web/quote/link/quote-link.ts'
import { everything } from '#tests/support/selections.ts'
import { customNameMaxLength, resources } from '#shared/catalogue.ts'

const origin = 'https://acacia.example'

test('a link names the items and ends with the total', () => {
  const lines = priceSelection(initialSelection)
  const items = resources.map(({ id, initial }) => `${id}_${initial}`)
  const content = [...items, totalLines(lines).subtotal].join('.')
  expect(quoteLink(lines, origin)).toBe(
    `${origin}${paths.customQuote}#q=1.${content.length}.${content}`,
  )
})

test('the longest link has only characters that every messenger keeps', () => {
  const name = '電'.repeat(customNameMaxLength)
  const link = quoteLink(
    priceSelection({ ...everything, custom: { ...everything.custom, name } }),
    origin,
  )
  expect(link.replace(`${origin}${paths.customQuote}#q=`, '')).toMatch(/^[\w.-]+\d$/)
  expect(link.length).toBeLessThan(800)
})
