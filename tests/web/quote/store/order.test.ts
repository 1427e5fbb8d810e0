import { expect, test, vi } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { cents } from '#shared/money.ts'
import { priceSelection, totalLines } from '#shared/pricing.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { orderReference } from '#web/quote/receipt/order-reference.ts'
import { isOrderOfTab, readOrder, startOrder } from '#web/quote/store/order.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import { savedLines, savedSelection } from '#tests/support/selections.ts'

const [offer] = fixedItems

/** An entry of lines with these amounts, in cents. */
function orderOf(...amounts: readonly number[]) {
  const lines = amounts.map((amount) => ({
    name: 'Fax',
    description: '',
    period: 'once',
    amount: cents(amount),
  }))
  return { items: lines, total: totalLines(lines).total }
}

const store = (order: unknown) => sessionStorage.setItem(storageKeys.order, JSON.stringify(order))

const referenceAt = (time: number) => orderReference(() => time, Math.random).madeAt

test('a new order has a new reference', () => {
  expect(referenceAt(1)).toBe(1)
  startOrder(savedLines)
  expect(referenceAt(2)).toBe(2)
})

test('only the lines of the last order are what this tab went to pay, whatever they cost by now', () => {
  expect(isOrderOfTab(savedLines)).toBe(false)
  startOrder(savedLines)
  expect(isOrderOfTab(savedLines)).toBe(true)
  expect(isOrderOfTab(savedLines.slice(1))).toBe(false)
  changePrice(offer, cents(1), [{ cents: offer.price, until: new Date().toISOString() }])
  expect(isOrderOfTab(priceSelection(savedSelection))).toBe(true)
})

test('prices stay those of the order, up to the largest that can be charged, whatever the catalogue says today', () => {
  store(orderOf(99_999_999))
  expect(readOrder()).toMatchObject([{ amount: 99_999_999 }])
})

const [item] = orderOf(5_000).items
const oversized = { ...item, amount: Number.MAX_SAFE_INTEGER }

test.each([
  ['no lines', orderOf()],
  ['another total', { ...orderOf(5_000), total: 5_801 }],
  ['a fraction of a cent', { items: [{ ...item, amount: 0.5 }], total: 1 }],
  ['a negative amount', orderOf(-100)],
  ['an amount that can’t be charged', orderOf(5_000, 100_000_000)],
  ['amounts that can’t be added up', { items: [oversized, oversized], total: 1 }],
])('an entry with %s is no order', (_case, entry) => {
  store(entry)
  expect(readOrder()).toBeNull()
})

test('in full storage a new order leaves nothing of the last one', () => {
  startOrder(savedLines)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  startOrder(savedLines.slice(1))
  expect(readOrder()).toBeNull()
})
