import { expect, test } from 'vitest'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { cents } from '#shared/money.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import { unchargeable } from '#web/build/check-charges.ts'

const [, , , offer] = fixedItems
const [resource] = resources

test('each offer, largest quantity and example that the provider can’t charge is named with what it costs', () => {
  expect(unchargeable()).toEqual([])
  changePrice(offer, cents(86_206_896), [])
  expect(unchargeable()).toEqual([])
  changePrice(offer, cents(86_206_897), [])
  changePrice(resource, cents(1_000_000), [])
  const most = 'is more than the US$999,999.99 that Stripe charges at once.'
  expect(unchargeable().map((text) => text.replace(/: .*/, ''))).toEqual([
    'Server Setup & Configuration',
    'Storage, 500',
    'Small office',
    'Clinic',
    'Online shop',
  ])
  expect(unchargeable()[0]).toBe(`${offer.name}: US$1,000,000.01 ${most}`)
})
