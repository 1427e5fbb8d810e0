import { expect, test } from 'vitest'
import { bodyOf, linksOf, tableOf } from '#tests/support/legal-text.ts'
import { businessHours, claims } from '#web/content/claims.ts'
import { legalDocuments } from '#tests/support/legal-documents.ts'
import type { LegalDocument } from '#web/content/legal/legal-document.ts'
import type { LegalSlug } from '#web/content/legal/legal-pages.ts'
import { siteMap } from '#web/content/site-map.ts'

function documentOf(slug: LegalSlug): LegalDocument {
  const found = legalDocuments.find((document) => document.slug === slug)
  if (!found) throw new Error(`No document ${slug}`)
  return found
}

test('the five policies have their agreed addresses (rule 1.1)', () => {
  expect(legalDocuments.map(({ slug }) => slug)).toEqual([
    'terms',
    'privacy',
    'refund',
    'cookies',
    'security',
  ])
})

// The agreed figures, written out: the constants are what is tested (rule 13.1).
const figures: readonly (readonly [string, LegalSlug, RegExp, RegExp])[] = [
  ['payment due', 'terms', /due: within 7 days/, /due within 7 days/],
  ['suspension', 'terms', /suspended: after 14 days/, /unpaid after 14 days/],
  ['termination notice', 'terms', /subscription: 30 days/, /30 days’ notice/],
  ['retention', 'terms', /kept after the end: for 90 days/, /for 90 days after termination/],
  ['retention', 'privacy', /after termination: kept for 90 days/, /90 days after termination/],
  ['retention', 'security', /after termination: deleted after 90 days/, /kept for 90 days/],
  ['disputes', 'terms', /resolved: within 14 business days/, /disputes within 14 business days/],
  ['uptime', 'terms', /services: 99\.9%/, /at least 99\.9% of each calendar month/],
  ['uptime', 'security', /services: 99\.9%/, /uptime commitment of 99\.9%/],
  ['critical issues', 'terms', /acknowledged: within 2 hours/, /critical issues within 2 hours/],
  ['critical issues', 'security', /acknowledged: within 2 hours/, /acknowledged within 2 hours/],
  ['liability', 'terms', /preceding 3 months/, /in the 3 months preceding/],
  ['refund review', 'refund', /review a request: within 5 b/, /request within 5 business days/],
  ['refund paid', 'refund', /refund: within 10 b/, /approved refund within 10 business days/],
  ['disputes', 'refund', /dispute: within 14 b/, /dispute within 14 business days/],
  ['full refund', 'refund', /48 hours or more before.*: full/, /Cancel 48 hours or more before/],
  ['full refund', 'terms', /./, /cancel 48 hours or more before work starts/],
  ['workshop, early', 'refund', /7 days before or earlier: 100%/, /7 days or more before: 100%/],
  ['workshop, late', 'refund', /3 to 6 days before: 50%/, /3 to 6 days before: 50%/],
  ['workshop, last', 'refund', /within 48 hours.*: no refund/, /Within 48 hours.*: no refund/],
  ['audit', 'refund', /audit cancelled before it begins: 50%/, /before the audit begins.*50%/],
]

test.each(figures)('the figure for %s stands in /%s', (_, slug, inTable, inBody) => {
  const document = documentOf(slug)
  expect(tableOf(document)).toMatch(inTable)
  expect(bodyOf(document)).toMatch(inBody)
})

test('a workshop cancelled between 48 hours and 3 days before has a rule of its own', () => {
  expect(bodyOf(documentOf('refund'))).toMatch(
    /Later than 3 days, but more than 48 hours before the start: .* return 50%/,
  )
})

test('the terms say what a plan costs, what VAT is added, and who may call at night', () => {
  const terms = bodyOf(documentOf('terms')).replaceAll('\u00a0', ' ')
  expect(terms).toContain('Professional: KES 59,000 per month')
  expect(terms).toContain('Emergency On-Site Visit: KES 12,000 per visit')
  expect(terms).toContain('VAT of 16%')
  expect(terms).toContain(
    '24/7 emergency support is part of the Professional and Enterprise plans.',
  )
})

test('the reply promise and the business hours are as agreed (rules 6.4 and 6.5)', () => {
  expect(claims.replyWithinHours).toBe(24)
  expect(businessHours).toMatchObject({
    days: 'Monday to Friday',
    time: '8:30 AM to 6:00 PM EAT',
  })
})

test.each(legalDocuments)('/$slug is complete', (document) => {
  expect(document.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(document.summary.length).toBeGreaterThan(2)
  expect(document.sections.every(({ blocks }) => blocks.length > 0)).toBe(true)
  const headings = document.sections.map(({ heading }) => heading)
  expect(new Set(headings).size).toBe(headings.length)
})

test.each(legalDocuments)('/$slug links to pages of this site, mailboxes and https', (document) => {
  const pages = siteMap.map(({ path }) => path)
  const faults = linksOf(document).filter(
    (to) => !pages.includes(to) && !/^(mailto:[^@]+@[^@]+|https:\/\/\S+)$/.test(to),
  )
  expect(faults).toEqual([])
})
