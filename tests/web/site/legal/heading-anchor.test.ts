import { expect, test } from 'vitest'
import { toAnchor } from '#web/site/legal/heading-anchor.ts'

test.each([
  ['Who we are, and what these terms cover', 'who-we-are-and-what-these-terms-cover'],
  ['(Prices, VAT & eTIMS)', 'prices-vat-etims'],
  ['Durée, préavis et ensuite', 'duree-preavis-et-ensuite'],
])('the anchor of %j is %j', (heading, anchor) => {
  expect(toAnchor(heading)).toBe(anchor)
})
