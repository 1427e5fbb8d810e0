import { expect, test } from 'vitest'
import { toAnchor } from '#web/site/legal/heading-anchor.ts'
import { legalDocuments } from '#tests/support/legal-documents.ts'

test.each([
  ['Orders', 'orders'],
  ['Who we are, and what these terms cover', 'who-we-are-and-what-these-terms-cover'],
  ['(Prices, VAT & eTIMS)', 'prices-vat-etims'],
  ['Durée, préavis et ensuite', 'duree-preavis-et-ensuite'],
])('the anchor of %j is %j', (heading, anchor) => {
  expect(toAnchor(heading)).toBe(anchor)
})

test.each(legalDocuments)('each section of /$slug has its own anchor', ({ sections }) => {
  const anchors = sections.map(({ heading }) => toAnchor(heading))
  expect(new Set(anchors).size).toBe(anchors.length)
  expect(anchors).not.toContain('')
})
