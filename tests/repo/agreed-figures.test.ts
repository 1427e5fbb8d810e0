import { expect, test } from 'vitest'
import {
  additionalServices,
  coreServices,
  customPriceBounds,
  premiumAddOns,
  resources,
} from '#shared/catalogue.ts'
import { customerFields } from '#shared/customer-fields.ts'
import { inDollars } from '#shared/money.ts'
import { linesOf, totalsOf, vatPercent } from '#shared/pricing.ts'
import { everything } from '#tests/support/selections.ts'

// The specification's own figures, sections 3 and 9, prices in US dollars. They are written a second time on purpose: one
// that changes by accident fails here, and nowhere else.

test('ids, names and prices of the core services, the additional services and the premium add-ons', () => {
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

test('prices, bounds, steps and defaults of the sliders', () => {
  const sliders = resources.map(
    ({ id, unitPrice, min, max, step, initial }) =>
      `${id}: ${inDollars(unitPrice)}, ${min} to ${max} by ${step}, ${initial}`,
  )
  expect(sliders).toEqual([
    'storage: 2, 0 to 500 by 50, 100',
    'bandwidth: 50, 0 to 10 by 1, 1',
    'seats: 25, 0 to 50 by 5, 5',
  ])
})

test('the price of a custom service, VAT, and the largest package', () => {
  const { min, max } = customPriceBounds
  expect([inDollars(min), inDollars(max)]).toEqual([25, 2500])
  expect(vatPercent).toBe(16)
  const { subtotal, vat, total } = totalsOf(linesOf(everything))
  expect([subtotal, vat, total].map(inDollars)).toEqual([14_580, 2_332.8, 16_912.8])
})

test('the customer’s fields with their defaults, required ones with an asterisk', () => {
  const fields = customerFields.map(
    ({ name, isRequired, initial }) => `${name}${isRequired ? '*' : ''}: ${initial ?? ''}`,
  )
  expect(fields.join()).toBe(
    'fullName*: ,email*: ,phone*: ,company: ,address: ,city: ,postalCode: ,country: Kenya,notes: ',
  )
})
