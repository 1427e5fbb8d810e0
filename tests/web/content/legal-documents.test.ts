import { expect, test } from 'vitest'
import { bodyOf, legalDocument, legalDocuments, linksOf } from '#tests/support/legal-documents.ts'
import { taxName, vatPercent } from '#shared/vat.ts'
import { emergencySupportNote } from '#web/content/claims.ts'
import { periodCopy, surveyFirst } from '#web/content/periods.ts'
import { policyFigures as figures } from '#web/content/policy-figures.ts'
import { siteMap } from '#web/content/site-map.ts'
import { taxInvoice } from '#web/content/tax-invoice.ts'

test('the terms state VAT, the full refund, who has emergency support, and what follows a payment by card', () => {
  const terms = bodyOf(legalDocument('terms'))
  for (const text of [surveyFirst, periodCopy.onePayment, taxInvoice, emergencySupportNote]) {
    expect(terms).toContain(text)
  }
  expect(terms).toContain(`${taxName} of ${vatPercent}%`)
  expect(terms).toContain(`cancel ${figures.fullRefundHours} hours or more before`)
  expect(bodyOf(legalDocument('refund'))).toContain(surveyFirst)
})

test.each(legalDocuments)(
  '/$slug is complete, and links only to pages of this site, email addresses and https',
  (document) => {
    expect(document.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(document.summary.length).toBeGreaterThan(2)
    expect(document.sections.filter(({ blocks }) => blocks.length === 0)).toEqual([])
    const pages = siteMap.map(({ path }) => path)
    const invalid = linksOf(document).filter(
      (link) => !pages.includes(link) && !/^(mailto:[^@]+@[^@]+|https:\/\/\S+)$/.test(link),
    )
    expect(invalid).toEqual([])
  },
)
