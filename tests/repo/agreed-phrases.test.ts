import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { logRetentionDays } from '#shared/retention.ts'
import { legalPages, type LegalSlug } from '#web/content/legal/legal-pages.ts'
import { policyFigures } from '#web/content/policy-figures.ts'
import { bodyOf, legalDocument, tableOf } from '#tests/support/legal-documents.ts'
import { ownName } from '#shared/words.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { contact } from '#web/content/contact.ts'
import { home } from '#web/content/home.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { notices } from '#web/content/notices.ts'
import { paymentFailed, paymentSuccess } from '#web/content/payment-result.ts'
import { plans } from '#web/content/plans.ts'
import { orderRefusals } from '#web/content/order-refusals.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { notFoundPage } from '#web/content/site-map.ts'
import type { Notice } from '#web/ui/browser/notifications.ts'

// What is agreed to the letter, repeated deliberately, as in agreed-figures.test.ts.

const { summary, restore } = quoteBuilder
const failures = [contact.form.errors.notice, ...Object.values<Notice>(notices)].filter(
  ({ isDestructive }) => isDestructive,
)
const links = home.hero.links.map(({ text }) => text)
const titles = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title)
const buttons = [summary.proceed, checkoutCopy.processing, restore.button, paymentFailed.retry]
const errors = [
  orderRefusals.nothingSelected,
  ...titles(paymentFailed.reasons.list),
  notFoundPage.title,
]

test('the words of buttons and errors (rules 2.1, 3.1, 7.7, 9.6, 11.2, 11.4 and 14.1)', () => {
  expect([layoutCopy.quoteButton, ...links, ...buttons, ...errors]).toEqual([
    'Get a Quote',
    'Build My Package',
    'Explore Services',
    'Proceed to Checkout',
    'Processing...',
    'Restore my last quote',
    'Retry Payment',
    'Please select at least one service or configuration',
    'Insufficient funds',
    'Card declined',
    'Incorrect details',
    'Network issue',
    'Oops! Page not found',
  ])
})

test('the cards named beside Pay, and the mark of a custom service (rules 9.15 and 10.12)', () => {
  expect(checkoutCopy.steps.card.text).toMatch(/Visa.*Mastercard.*American Express/)
  expect(ownName('Fax')).toBe('Custom: Fax')
})

test.each<readonly [what: string, found: readonly string[], agreed: string]>([
  [
    'features of the plans (rule 5.2)',
    plans.flatMap((plan) => plan.features.map((text) => `${plan.name}: ${text}`)),
    `Core: 8x5 support, Monday to Friday
     Core: Monthly reports
     Professional: 24/7 NOC monitoring
     Professional: Quarterly security audits
     Enterprise: Dedicated account engineer
     Enterprise: Compliance reporting (ISO, GDPR)`,
  ],
  [
    'failures (rules 6.2, 9.3 and 9.8)',
    failures.map(({ title, description }) => `${title}: ${description}`),
    `Missing fields: Please fill in all required fields.
     Required fields missing: Please fill in all required fields
     Invalid email: Please enter a valid email address
     Terms not accepted: Please accept the Terms of Service and Refund Policy
     Checkout failed: Unable to process checkout. Please try again.`,
  ],
  [
    'steps after the payment (rule 11.3)',
    titles(paymentSuccess.steps.list),
    `Confirmation email
     Team notification`,
  ],
])('%s, among others', (_, found, agreed) => {
  const lines = agreed.split('\n').map((line) => line.trim())
  expect(found.filter((each) => lines.includes(each))).toEqual(lines)
})

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
