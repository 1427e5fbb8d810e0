import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { logRetentionDays } from '#shared/retention.ts'
import { legalPages, type LegalSlug } from '#web/content/legal/legal-pages.ts'
import { policyFigures } from '#web/content/policy-figures.ts'
import { bodyOf, legalDocument, tableOf } from '#tests/support/legal-documents.ts'

// The phrases in which the legal documents state the agreed figures, also repeated deliberately.

const { trainingPartRefundFromDays: from, trainingPartRefundToDays: to } = policyFigures
const { trainingPartRefundPercent: part, trainingNoRefundHours: last } = policyFigures

/** Each policy figure in its phrase, and the documents with it in their summary and their text. */
test.each<readonly [phrase: string, slugs: readonly LegalSlug[]]>([
  [`within ${policyFigures.paymentDueDays} days`, ['terms']],
  [`after ${policyFigures.suspensionAfterDays} days`, ['terms']],
  [`${policyFigures.terminationNoticeDays} days`, ['terms']],
  [`${policyFigures.dataRetentionDays} days`, ['terms', 'privacy', 'security']],
  [`kept for ${logRetentionDays} days`, ['privacy']],
  [`within ${policyFigures.disputeBusinessDays} business days`, ['terms', 'refund']],
  [`${policyFigures.uptimePercent}%`, ['terms', 'security']],
  [`within ${policyFigures.criticalAcknowledgementHours} hours`, ['terms', 'security']],
  [`${policyFigures.liabilityMonths} months`, ['terms']],
  [`within ${policyFigures.refundReviewBusinessDays} business days`, ['refund']],
  [`within ${policyFigures.refundProcessingBusinessDays} business days`, ['refund']],
  [`up to ${policyFigures.fullRefundHours} hours before`, ['refund']],
  [`${policyFigures.trainingFullRefundDays} days`, ['refund']],
  [`: ${policyFigures.trainingFullRefundPercent}%`, ['refund']],
  [`${from} to ${to} days before: ${part}%`, ['refund']],
  [`ithin ${last} hours of`, ['refund']],
  [`${policyFigures.auditRefundPercent}%`, ['refund']],
])('"%s" is in the summary and the text of /%s', (phrase, slugs) => {
  for (const document of slugs.map(legalDocument)) {
    expect(tableOf(document)).toContain(phrase)
    expect(bodyOf(document)).toContain(phrase)
  }
})

test('the documents cover a workshop cancelled between the two limits', () => {
  expect(bodyOf(legalDocument('refund'))).toMatch(
    new RegExp(`Later than ${from} days, but more than ${last} hours .* return ${part}%`),
  )
})

test.each(legalPages)('/$slug is marked for a lawyer’s review (rule 13.2)', ({ slug }) => {
  const [firstLine] = readFileSync(`web/src/content/legal/${slug}.ts`, 'utf8').split('\n')
  expect(firstLine).toContain('// Sample text: a lawyer must review it')
})
