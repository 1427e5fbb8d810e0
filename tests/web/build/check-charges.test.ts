import { expect, test } from 'vitest'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { cents } from '#shared/money.ts'
import { changePrice, changePriceBounds } from '#tests/support/changed-prices.ts'
import { unchargeable } from '#web/build/check-charges.ts'

const [, , , , offer] = fixedItems
const [resource] = resources

test('each offer, largest quantity, price of a custom service and example that the provider can’t charge is named with what it costs', () => {
  expect(unchargeable()).toEqual([])
  // With 10 %, one cent less is US$999,999.99.
  changePrice(offer, cents(90_909_090), [])
  expect(unchargeable()).toEqual([])
  changePrice(offer, cents(90_909_091), [])
  changePrice(resource, cents(20_000_00), [])
  changePriceBounds(cents(1), cents(90_909_091))
  const most = 'is more than the US$999,999.99 that Stripe charges at once.'
  expect(unchargeable().map((text) => text.replace(/: .*/, ''))).toEqual([
    'Premium Domain',
    'Space, 500',
    'Custom service',
    'Desk',
  ])
  expect(unchargeable()[0]).toBe(`Premium Domain: US$1,000,000.00 ${most}`)
})
