import { expect, test } from 'vitest'
import { bodyOf, legalDocument, legalDocuments } from '#tests/support/legal-documents.ts'
import { vat } from '#shared/vat.ts'
import { emergencySupportNote } from '#web/content/claims.ts'
import { cookies } from '#web/content/legal/cookies.ts'
import { packagePayment, surveyFirst, taxInvoice } from '#web/content/periods.ts'
import { policyFigures as figures } from '#web/content/policy-figures.ts'
import { storageKeys } from '#web/content/storage-keys.ts'

test('the terms state VAT, the full refund, the limits of emergency support, and the steps after a card payment', () => {
  const terms = bodyOf(legalDocument('terms'))
  for (const text of [surveyFirst, packagePayment, taxInvoice, emergencySupportNote]) {
    expect(terms).toContain(text)
  }
  for (const figure of [vat.percent, figures.fullRefundHours])
    expect(terms).toMatch(new RegExp(`\\b${figure}\\b`))
  expect(bodyOf(legalDocument('refund'))).toContain(surveyFirst)
})

test.each(legalDocuments)('/$slug is complete', ({ updated, summary, sections }) => {
  expect(updated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(summary).not.toEqual([])
  expect(sections.filter(({ blocks }) => blocks.length === 0)).toEqual([])
})

test.each(Object.values(storageKeys))('/cookies lists the storage key %s', (name) => {
  expect(bodyOf(cookies)).toMatch(new RegExp(`^${name}\\P{L}`, 'mu'))
})
