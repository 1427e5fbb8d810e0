import { expect, test } from 'vitest'
import { legalDocuments } from '#tests/support/legal-documents.ts'
import { bodyOf, linksOf, tableOf } from '#tests/support/legal-text.ts'
import { vatPercent } from '#shared/vat.ts'
import { logRetentionDays } from '#shared/retention.ts'
import { emergencySupportNote } from '#web/content/claims.ts'
import type { LegalSlug } from '#web/content/legal/legal-pages.ts'
import { planAddOns, plans } from '#web/content/plans.ts'
import { policyFigures as figures } from '#web/content/policy-figures.ts'
import { siteMap } from '#web/content/site-map.ts'
import { formatKes } from '#web/lib/kes.ts'

function documentOf(slug: LegalSlug) {
  const found = legalDocuments.find((document) => document.slug === slug)
  if (!found) throw new Error(`No document ${slug}`)
  return found
}

const { trainingPartRefundFromDays: from, trainingPartRefundToDays: to } = figures
const { trainingPartRefundPercent: part, trainingNoRefundHours: last } = figures

/** Each policy figure in its phrase, and the documents that state it in their summary and their text. */
test.each<readonly [phrase: string, slugs: readonly LegalSlug[]]>([
  [`within ${figures.paymentDueDays} days`, ['terms']],
  [`after ${figures.suspensionAfterDays} days`, ['terms']],
  [`${figures.terminationNoticeDays} days`, ['terms']],
  [`${figures.dataRetentionDays} days`, ['terms', 'privacy', 'security']],
  [`kept for ${logRetentionDays} days`, ['privacy']],
  [`within ${figures.disputeBusinessDays} business days`, ['terms', 'refund']],
  [`${figures.uptimePercent}%`, ['terms', 'security']],
  [`within ${figures.criticalAcknowledgementHours} hours`, ['terms', 'security']],
  [`${figures.liabilityMonths} months`, ['terms']],
  [`within ${figures.refundReviewBusinessDays} business days`, ['refund']],
  [`within ${figures.refundProcessingBusinessDays} business days`, ['refund']],
  [`${figures.fullRefundHours} hours or more before`, ['refund']],
  [`${figures.trainingFullRefundDays} days`, ['refund']],
  [`: ${figures.trainingFullRefundPercent}%`, ['refund']],
  [`${from} to ${to} days before: ${part}%`, ['refund']],
  [`ithin ${last} hours of`, ['refund']],
  [`${figures.auditRefundPercent}%`, ['refund']],
])('"%s" is in the summary and the text of /%s', (phrase, slugs) => {
  for (const document of slugs.map(documentOf)) {
    expect(tableOf(document)).toContain(phrase)
    expect(bodyOf(document)).toContain(phrase)
  }
})

test('there is a rule for a workshop cancelled between the two limits', () => {
  expect(bodyOf(documentOf('refund'))).toMatch(
    new RegExp(`Later than ${from} days, but more than ${last} hours .* return ${part}%`),
  )
})

test('the terms state every price, VAT, the full refund, and who has emergency support', () => {
  const terms = bodyOf(documentOf('terms'))
  const perPlan = plans.map(({ name, price, period }) => [name, price, period] as const)
  const perAddOn = planAddOns.map(({ name, price, unit }) => [name, price, unit] as const)
  for (const [name, price, unit] of [...perPlan, ...perAddOn]) {
    expect(terms).toContain(`${name}: ${formatKes(price)} per ${unit}`)
  }
  expect(terms).toContain(`VAT of ${vatPercent}%`)
  expect(terms).toContain(`cancel ${figures.fullRefundHours} hours or more before`)
  expect(terms).toContain(emergencySupportNote)
})

test.each(legalDocuments)('/$slug is complete', (document) => {
  expect(document.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(document.summary.length).toBeGreaterThan(2)
  expect(document.sections.every(({ blocks }) => blocks.length > 0)).toBe(true)
  const headings = document.sections.map(({ heading }) => heading)
  expect(new Set(headings).size).toBe(headings.length)
})

test.each(legalDocuments)(
  '/$slug links only to pages of this site, email addresses and https',
  (document) => {
    const pages = siteMap.map(({ path }) => path)
    const invalid = linksOf(document).filter(
      (link) => !pages.includes(link) && !/^(mailto:[^@]+@[^@]+|https:\/\/\S+)$/.test(link),
    )
    expect(invalid).toEqual([])
  },
)
