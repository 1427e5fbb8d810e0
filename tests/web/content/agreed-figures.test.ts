import { expect, test } from 'vitest'
import { businessHours, claims } from '#web/content/claims.ts'
import { home } from '#web/content/home.ts'
import { notices } from '#web/content/notices.ts'
import { paymentFailed } from '#web/content/payment-result.ts'
import { planAddOns, plans } from '#web/content/plans.ts'
import { policyFigures } from '#web/content/policy-figures.ts'
import { services } from '#web/content/services/services.ts'
import { menuLinks, notFoundPage, siteMap } from '#web/content/site-map.ts'
import type { Notice } from '#web/lib/notifications.ts'

// The agreed figures and words (docs/specification.md), repeated in this test alone: change them here and in the content.

test('plans', () => {
  expect(plans.map(({ name, price, isPopular }) => [name, price, isPopular])).toEqual([
    ['Core', 29_000, false],
    ['Professional', 59_000, true],
    ['Enterprise', 129_000, false],
  ])
})

test.each([
  ['core', ['8x5 support, Monday to Friday', 'Monthly reports']],
  ['professional', ['24/7 NOC monitoring', 'Quarterly security audits']],
  ['enterprise', ['Dedicated account engineer', 'Compliance reporting (ISO, GDPR)']],
])('features of the plan %s', (slug, features) => {
  const plan = plans.find((each) => each.slug === slug)
  expect(plan?.features).toEqual(expect.arrayContaining(features))
})

test('add-ons', () => {
  expect(planAddOns.map(({ name, price, unit }) => [name, price, unit])).toEqual([
    ['Cybersecurity Audit', 10_000, 'audit'],
    ['IoT Integration Package', 18_000, 'project'],
    ['Staff Training Workshop', 15_000, 'session'],
    ['Emergency On-Site Visit', 12_000, 'visit'],
  ])
})

test('services and their starting prices', () => {
  expect(services.map(({ slug, startingPrice }) => [slug, startingPrice?.price])).toEqual([
    ['network-design', undefined],
    ['cybersecurity', 10_000],
    ['cloud-integration', undefined],
    ['automation-iot', 18_000],
    ['managed-it', 29_000],
    ['consulting-training', 15_000],
  ])
})

test.each(services)('the counts of $slug', ({ features, cards, inclusions }) => {
  expect([features, cards, inclusions].map(({ length }) => length)).toEqual([4, 4, 8])
})

test('claims and business hours', () => {
  expect(Object.values(claims)).toEqual([2019, '100+', '99.9%', '24/7', 24])
  const { days, time } = businessHours
  expect([days, time]).toEqual(['Monday to Friday', '8:30 AM to 6:00 PM EAT'])
})

test('policy figures', () => {
  expect(policyFigures).toEqual({
    paymentDueDays: 7,
    suspensionAfterDays: 14,
    terminationNoticeDays: 30,
    dataRetentionDays: 90,
    refundReviewBusinessDays: 5,
    refundProcessingBusinessDays: 10,
    disputeBusinessDays: 14,
    fullRefundHours: 48,
    trainingFullRefundPercent: 100,
    trainingFullRefundDays: 7,
    trainingPartRefundPercent: 50,
    trainingPartRefundToDays: 6,
    trainingPartRefundFromDays: 3,
    trainingNoRefundHours: 48,
    auditRefundPercent: 50,
    uptimePercent: 99.9,
    criticalAcknowledgementHours: 2,
    liabilityMonths: 3,
  })
})

test('the tiles, cards and industries of the home page', () => {
  expect([home.trust.tiles.length, home.capabilities.cards.length]).toEqual([4, 4])
  const industries = home.industries.list.map(({ title }) => title)
  expect(industries).toEqual(['Financial services', 'Healthcare', 'Manufacturing', 'Retail'])
})

const pathsOf = (links: readonly { readonly path: string }[]) => links.map(({ path }) => path)

test('the menus and the twenty addresses', () => {
  const header = ['/', '/about', '/services', '/pricing', '/custom-quote', '/contact']
  const legal = ['/terms', '/privacy', '/refund', '/cookies', '/security']
  const purchase = ['/checkout', '/payment-success', '/payment-failed']
  expect(pathsOf(menuLinks('header'))).toEqual(header)
  expect(pathsOf(menuLinks('footer'))).toEqual(['/about', '/services', '/pricing', '/contact'])
  expect(pathsOf(menuLinks('legal'))).toEqual(legal)
  const ofServices = services.map(({ slug }) => `/services/${slug}`)
  const all = [...header, ...ofServices, ...legal, ...purchase]
  expect(pathsOf(siteMap).toSorted()).toEqual(all.toSorted())
  expect(siteMap).toHaveLength(20)
})

test('the words of failures', () => {
  const failures = Object.values<Notice>(notices).filter(({ isDestructive }) => isDestructive)
  expect(failures.map(({ title, description }) => `${title}: ${description}`)).toEqual(
    expect.arrayContaining([
      'Missing fields: Please fill in all required fields.',
      'Required fields missing: Please fill in all required fields',
      'Invalid email: Please enter a valid email address',
      'Terms not accepted: Please accept the Terms of Service and Refund Policy',
      'Checkout failed: Unable to process checkout. Please try again.',
    ]),
  )
  const reasons = paymentFailed.reasons.list.map(({ title }) => title)
  expect(reasons.join()).toBe('Insufficient funds,Card declined,Incorrect details,Network issue')
  expect(notFoundPage.title).toBe('Oops! Page not found')
})
