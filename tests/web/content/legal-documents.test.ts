import { expect, test } from 'vitest'
import { vat } from '#shared/vat.ts'
import { emergencySupportNote } from '#web/content/claims.ts'
import { cookies } from '#web/content/legal/cookies.ts'
import type { LegalText } from '#web/content/legal/legal-document.ts'
import { loadLegalDocument } from '#web/content/legal/legal-documents.ts'
import { legalPages } from '#web/content/legal/legal-pages.ts'
import { refund } from '#web/content/legal/refund.ts'
import { terms } from '#web/content/legal/terms.ts'
import { packagePayment, surveyFirst, taxInvoice } from '#web/content/periods.ts'
import { policyFigures as figures } from '#web/content/policy-figures.ts'
import { storageKeys } from '#web/content/storage-keys.ts'

const legalDocuments = await Promise.all(legalPages.map(loadLegalDocument))

/** The text below a document's summary, each of its lines in quotation marks. */
const textOf = ({ sections }: LegalText) => JSON.stringify(sections)

test('the terms state VAT, the full refund, the limits of emergency support, and the steps after a card payment', () => {
  const text = textOf(terms)
  for (const part of [surveyFirst, packagePayment, taxInvoice, emergencySupportNote]) {
    expect(text).toContain(part)
  }
  for (const figure of [vat.percent, figures.fullRefundHours])
    expect(text).toMatch(new RegExp(`\\b${figure}\\b`))
  expect(textOf(refund)).toContain(surveyFirst)
})

test.each(legalDocuments)(
  'web/src/content/legal/$slug.ts is complete, and its text repeats each figure of its summary',
  (document) => {
    const { updated, summary, sections } = document
    expect(updated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(summary).not.toEqual([])
    expect(sections.filter(({ blocks }) => blocks.length === 0)).toEqual([])
    const stated =
      Object.entries(summary)
        .join('\n')
        .match(/\d[\d.,]*(?:%|\s?\p{L}+)/gu) ?? []
    const isRepeated = (figure: string) => new RegExp(`(?<!\\d)${figure}`).test(textOf(document))
    expect(stated.filter((figure) => !isRepeated(figure))).toEqual([])
  },
)

test.each(Object.values(storageKeys))('/cookies lists the storage key %s', (name) => {
  expect(textOf(cookies)).toMatch(new RegExp(`"${name}\\P{L}`, 'u'))
})
