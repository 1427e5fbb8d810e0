import { readFileSync } from 'node:fs'
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

// The figures that are agreed, repeated deliberately.
test('the figures in the texts of terms and refunds (rule 13.1)', () => {
  const text = textOf(terms) + textOf(refund)
  const agreed = `due within 7 days  unpaid after 14 days  end it with 30 days’ notice
    for 90 days after termination  at least 99.9% of  issues within 2 hours
    in the 3 months preceding  disputes within 14 business days
    up to 48 hours before work starts  7 days or more before: 100%  3 to 6 days before: 50%
    Later than 3 days, but more than 48 hours before  treat it like 3 days, and return 50%
    Within 48 hours of the start: no refund
    before the audit begins, you get 50%  request within 5 business days
    refund within 10 business days`
  expect(agreed.split(/ {2,}|\n\s*/).filter((phrase) => !text.includes(phrase))).toEqual([])
})

test.each(legalPages)('/$slug is marked for a lawyer’s review (rule 13.2)', ({ slug }) => {
  const [firstLine] = readFileSync(`web/src/content/legal/${slug}.ts`, 'utf8').split('\n')
  expect(firstLine).toContain('// Sample text: a lawyer must review it')
})
