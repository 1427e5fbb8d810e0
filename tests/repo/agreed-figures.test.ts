import { expect, test } from 'vitest'
import {
  additionalServices,
  customPriceBounds,
  premiumAddOns,
  resources,
} from '#shared/catalogue.ts'
import { country, language } from '#shared/locale.ts'
import { coreServices } from '#shared/core-services.ts'
import { customerFields } from '#shared/customer-fields.ts'
import { inDollars } from '#shared/money.ts'
import { groupByPeriod, priceSelection, totalLines } from '#shared/pricing.ts'
import { vatName, vatPercent } from '#shared/vat.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { businessHoursLine, claims } from '#web/content/claims.ts'
import { planCurrency } from '#web/content/company.ts'
import { home } from '#web/content/home.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { notices } from '#web/content/notices.ts'
import { paymentFailed, paymentSuccess } from '#web/content/payment-result.ts'
import { formatPlanPrice, planPrice } from '#web/content/plan-currency.ts'
import { planAddOns, plans } from '#web/content/plans.ts'
import { policyFigures } from '#web/content/policy-figures.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { loadServices } from '#web/content/services/services.ts'
import { menuLinks, notFoundPage, siteMap } from '#web/content/site-map.ts'
import type { Notice } from '#web/ui/browser/notifications.ts'
import { everything } from '#tests/support/selections.ts'

const services = await loadServices()

// Repeats the figures and texts agreed in docs/specification.md on purpose, so that an accidental change fails here and
// nowhere else. Prices are in US dollars for the quote builder and in Kenyan shillings for plans.

test('the quote builder’s ids, names and prices (rule 7.1)', () => {
  const groups = [coreServices, additionalServices, premiumAddOns].map((offers) =>
    offers.map(({ id, name, price }) => `${id}: ${name}, ${inDollars(price)}`),
  )
  expect(groups).toEqual([
    [
      'network-design: Network Design & Setup, 2500',
      'cybersecurity: Cybersecurity Implementation, 1800',
      'cloud-migration: Cloud Migration Service, 2200',
      'server-setup: Server Setup & Configuration, 1500',
    ],
    [
      'email: Business Email Setup, 75',
      'domain: Domain Registration & DNS, 50',
      'ssl-cert: SSL Certificate, 100',
      'backup: Weekly Backup Service, 85',
      'docs: Documentation Package, 150',
      'phone: Phone Support (Monthly), 120',
    ],
    [
      'addon-backup: Premium Backup, 150',
      'addon-ssl: Premium SSL, 100',
      'addon-monitoring: Premium Monitoring, 200',
      'addon-support: Premium Support, 300',
    ],
  ])
})

test('the sliders’ prices, bounds, steps and defaults (rule 7.2)', () => {
  const sliders = resources.map(
    ({ id, unitPrice, max, step, initial }) =>
      `${id}: ${inDollars(unitPrice)}, 0 to ${max} by ${step}, ${initial}`,
  )
  expect(sliders).toEqual([
    'storage: 2, 0 to 500 by 50, 100',
    'bandwidth: 50, 0 to 10 by 1, 1',
    'seats: 25, 0 to 50 by 5, 5',
  ])
})

test('the lines that are monthly (rule 7.15)', () => {
  const monthly = groupByPeriod(priceSelection(everything)).find(({ period }) => period === 'month')
  expect(monthly?.lines.map(({ name }) => name).join()).toBe(
    'Phone Support (Monthly),Storage,Bandwidth,User Seats',
  )
})

test('the price of a custom service, VAT, and the largest package', () => {
  expect(Object.values(customPriceBounds).map(inDollars)).toEqual([25, 2500])
  expect([vatPercent, vatName]).toEqual([16, 'VAT (16%)'])
  const { subtotal, total } = totalLines(priceSelection(everything))
  expect([subtotal, total].map(inDollars)).toEqual([14_580, 16_912.8])
})

test('the customer’s fields with their defaults, required ones marked with * (rule 9.2)', () => {
  const fields = customerFields.map(
    ({ name, isRequired, initial }) => `${name}${isRequired ? '*' : ''}: ${initial ?? ''}`,
  )
  expect(fields.join()).toBe(
    'fullName*: ,email*: ,phone*: ,company: ,address: ,city: ,postalCode: ,country: Kenya,notes: ',
  )
})

test('the plans’ currency (rule 1.6), and the country and the language (rule 9.2)', () => {
  expect(formatPlanPrice(planPrice(29_000))).toBe('KES\u{a0}29,000')
  expect([planCurrency.name, country, language]).toEqual(['Kenyan shillings', 'Kenya', 'en-GB'])
})

test('plans (rule 5.1)', () => {
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
])('features of the plan %s (rule 5.2)', (slug, features) => {
  expect(plans.find((it) => it.slug === slug)?.features).toEqual(expect.arrayContaining(features))
})

test('add-ons (rule 5.3)', () => {
  expect(planAddOns.map(({ name, price, unit }) => [name, price, unit])).toEqual([
    ['Cybersecurity Audit', 10_000, 'audit'],
    ['IoT Integration Package', 18_000, 'project'],
    ['Staff Training Workshop', 15_000, 'session'],
    ['Emergency On-Site Visit', 12_000, 'visit'],
  ])
})

test('services and their starting prices (rules 4.1 and 4.3)', () => {
  expect(services.map(({ slug, startingPrice }) => [slug, startingPrice?.price])).toEqual([
    ['network-design', undefined],
    ['cybersecurity', 10_000],
    ['cloud-integration', undefined],
    ['automation-iot', 18_000],
    ['managed-it', 29_000],
    ['consulting-training', 15_000],
  ])
})

test.each(services)('list lengths of $slug (rule 4.2)', ({ features, cards, inclusions }) => {
  expect([features, cards, inclusions].map(({ length }) => length)).toEqual([4, 4, 8])
})

test('claims and business hours (rules 3.5 and 6.5)', () => {
  expect(Object.values(claims)).toEqual([2019, '100+', '99.9%', '24/7', 24])
  expect(businessHoursLine).toBe('Monday to Friday, 8:30 AM to 6:00 PM EAT')
})

test('policy figures (rule 13.1)', () => {
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

test('the home page’s tiles, cards and industries (rules 3.2 and 3.4)', () => {
  expect([home.trust.tiles.length, home.capabilities.cards.length]).toEqual([4, 4])
  const industries = home.industries.list.map(({ title }) => title)
  expect(industries).toEqual(['Financial services', 'Healthcare', 'Manufacturing', 'Retail'])
})

const pathsOf = (links: readonly { readonly path: string }[]) => links.map(({ path }) => path)

test('the menus and the twenty paths (rules 1.1, 2.1 and 2.4)', () => {
  const header = ['/', '/about', '/services', '/pricing', '/custom-quote', '/contact']
  const legal = ['/terms', '/privacy', '/refund', '/cookies', '/security']
  const purchase = ['/checkout', '/payment-success', '/payment-failed']
  expect(pathsOf(menuLinks('header'))).toEqual(header)
  expect(pathsOf(menuLinks('footer'))).toEqual(['/about', '/services', '/pricing', '/contact'])
  expect(pathsOf(menuLinks('legal'))).toEqual(legal)
  const servicePaths = services.map(({ slug }) => `/services/${slug}`)
  const all = [...header, ...servicePaths, ...legal, ...purchase]
  expect(pathsOf(siteMap).toSorted()).toEqual(all.toSorted())
  expect(siteMap).toHaveLength(20)
})

test('the words of buttons and steps (rules 2.1, 3.1, 7.7, 9.6, 11.2 and 11.3)', () => {
  const { restore, summary } = quoteBuilder
  const links = [layoutCopy.quoteButton, ...home.hero.links.map(({ text }) => text)]
  expect(links.join()).toBe('Get a Quote,Build My Package,Explore Services')
  const buttons = [summary.proceed, checkoutCopy.processing, restore.button]
  expect(buttons.join()).toBe('Proceed to Checkout,Processing...,Restore my last quote')
  expect(summary.nothingSelected).toBe('Please select at least one service or configuration')
  const steps = paymentSuccess.steps.list.map(({ title }) => title)
  expect(steps.join()).toContain('Confirmation email,Team notification')
})

test('the words of failures (rules 6.2, 9.3, 9.8, 11.4 and 14.1)', () => {
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
  expect(paymentFailed.retry).toBe('Retry Payment')
  expect(notFoundPage.title).toBe('Oops! Page not found')
})
