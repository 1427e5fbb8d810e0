import { expect, test } from 'vitest'
import {
  additionalServices,
  coreServices,
  customNameMaxLength,
  customPriceBounds,
  customServiceId,
  fixedItemIds,
  fixedItems,
  premiumAddOns,
  resourceIds,
  resources,
} from '#shared/catalogue.ts'
import { inDollars } from '#shared/money.ts'
import { isPlainText } from '#shared/plain-text.ts'

// The agreed prices and bounds, written out in dollars.

test.each([
  [
    'core services',
    coreServices,
    [
      ['network-design', 'Network Design & Setup', 2500],
      ['cybersecurity', 'Cybersecurity Implementation', 1800],
      ['cloud-migration', 'Cloud Migration Service', 2200],
      ['server-setup', 'Server Setup & Configuration', 1500],
    ],
  ],
  [
    'additional services',
    additionalServices,
    [
      ['email', 'Business Email Setup', 75],
      ['domain', 'Domain Registration & DNS', 50],
      ['ssl-cert', 'SSL Certificate', 100],
      ['backup', 'Weekly Backup Service', 85],
      ['docs', 'Documentation Package', 150],
      ['phone', 'Phone Support (Monthly)', 120],
    ],
  ],
  [
    'premium add-ons',
    premiumAddOns,
    [
      ['addon-backup', 'Premium Backup', 150],
      ['addon-ssl', 'Premium SSL', 100],
      ['addon-monitoring', 'Premium Monitoring', 200],
      ['addon-support', 'Premium Support', 300],
    ],
  ],
])('the %s have the agreed ids, names and prices (rule 7.1)', (_group, items, expected) => {
  expect(items.map(({ id, name, price }) => [id, name, inDollars(price)])).toEqual(expected)
})

test('the resources have the agreed prices, bounds, steps and defaults (rule 7.2)', () => {
  expect(
    resources.map(({ id, label, unitPrice, min, max, step, initial }) => [
      id,
      label,
      inDollars(unitPrice),
      min,
      max,
      step,
      initial,
    ]),
  ).toEqual([
    ['storage', 'Storage (GB)', 2, 0, 500, 50, 100],
    ['bandwidth', 'Bandwidth (TB per month)', 50, 0, 10, 1, 1],
    ['seats', 'User seats', 25, 0, 50, 5, 5],
  ])
})

test('a custom service costs 25 to 2500 dollars', () => {
  expect([inDollars(customPriceBounds.min), inDollars(customPriceBounds.max)]).toEqual([25, 2500])
})

test('every declared id is sold, once', () => {
  expect(fixedItems.map(({ id }) => id)).toEqual(fixedItemIds)
  expect(resources.map(({ id }) => id)).toEqual(resourceIds)
  const ids = [...fixedItemIds, ...resourceIds, customServiceId]
  expect(new Set(ids).size).toBe(18)
})

test('no two names are the same, in whatever case', () => {
  const names = [...fixedItems, ...resources].map(({ name }) => name.toLowerCase())
  expect(new Set(names).size).toBe(17)
})

test('every name and description passes as plain text of the agreed length', () => {
  for (const { name } of [...fixedItems, ...resources]) {
    expect(name.length).toBeLessThanOrEqual(customNameMaxLength)
    expect(isPlainText(name)).toBe(true)
  }
  for (const { description } of fixedItems) {
    expect(description).not.toBe('')
    expect(isPlainText(description)).toBe(true)
  }
})

test('every slider’s ends and default are on its steps', () => {
  for (const { min, max, step, initial } of resources) {
    expect((max - min) % step).toBe(0)
    expect((initial - min) % step).toBe(0)
    expect(initial).toBeGreaterThanOrEqual(min)
    expect(initial).toBeLessThanOrEqual(max)
  }
})
