import { expect, test } from 'vitest'
import { planAddOns, plans } from '#web/content/plans.ts'
import { pricing } from '#web/content/pricing.ts'
import { services } from '#web/content/services/services.ts'

test('the plans have the agreed prices, and Professional is the popular one (rule 5.1)', () => {
  expect(
    plans.map(({ name, price, period, isPopular }) => [name, price, period, isPopular]),
  ).toEqual([
    ['Core', 29_000, 'month', false],
    ['Professional', 59_000, 'month', true],
    ['Enterprise', 129_000, 'month', false],
  ])
  expect(pricing.plans.popular).toBe('Most Popular')
})

test.each([
  ['core', ['8x5 support, Monday to Friday', 'Monthly reports']],
  ['professional', ['24/7 NOC monitoring', 'Quarterly security audits']],
  [
    'enterprise',
    ['Dedicated account engineer', 'On-site visits', 'Compliance reporting (ISO, GDPR)'],
  ],
])('the %s plan includes what was agreed (rule 5.2)', (slug, features) => {
  expect(plans.find((plan) => plan.slug === slug)?.features).toEqual(
    expect.arrayContaining(features),
  )
})

test('the add-ons have the agreed prices (rule 5.3)', () => {
  expect(planAddOns.map(({ name, price, unit }) => [name, price, unit])).toEqual([
    ['Cybersecurity Audit', 10_000, 'audit'],
    ['IoT Integration Package', 18_000, 'project'],
    ['Staff Training Workshop', 15_000, 'session'],
    ['Emergency On-Site Visit', 12_000, 'visit'],
  ])
})

test('four services name the agreed starting price (rule 4.3)', () => {
  const prices = services.flatMap(({ slug, startingPrice }) =>
    startingPrice ? [[slug, startingPrice.price]] : [],
  )
  expect(prices).toEqual([
    ['cybersecurity', 10_000],
    ['automation-iot', 18_000],
    ['managed-it', 29_000],
    ['consulting-training', 15_000],
  ])
})

test('managed IT says which hours its price buys', () => {
  const managedIt = services.find(({ slug }) => slug === 'managed-it')
  expect(managedIt?.startingPrice?.after).toMatch(/per month with 8x5 support; 24\/7 .* available/)
})

test('the custom quote button leads to /contact, the terms to /terms (rules 5.4 and 5.5)', () => {
  expect(pricing.custom.cta.to).toBe('/contact')
  expect(pricing.plans.terms.link.to).toBe('/terms')
})
