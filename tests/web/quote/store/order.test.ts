import { expect, test, vi } from 'vitest'
import { cents } from '#shared/money.ts'
import { priceSelection, totalLines } from '#shared/pricing.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { orderReference } from '#web/quote/receipt/order-reference.ts'
import { isOrderOfTab, startOrder } from '#web/quote/store/order.ts'
import { readOrder } from '#web/quote/receipt/read-order.ts'
import { everything, savedLines } from '#tests/support/selections.ts'

const [line] = savedLines
const item = { name: line?.name, description: line?.description, amount: line?.amount }
const { total } = totalLines(savedLines.slice(0, 1))

const store = (order: unknown) => sessionStorage.setItem(storageKeys.order, JSON.stringify(order))

test('an order is read back as it was started', () => {
  const lines = priceSelection(everything)
  startOrder(lines)
  expect(readOrder()?.totals).toEqual(totalLines(lines))
  expect(lines).toMatchObject(readOrder()?.lines ?? [])
})

const numberAt = (time: number) =>
  orderReference(
    () => time,
    () => 0,
  ).invoiceNumber

test('a new order has a new reference', () => {
  expect(numberAt(1)).toBe('INV-1-0')
  startOrder(savedLines)
  expect(numberAt(2)).toBe('INV-2-0')
})

test('only the lines of the last order are what this tab went to pay', () => {
  expect(isOrderOfTab(savedLines)).toBe(false)
  startOrder(savedLines)
  expect(isOrderOfTab(savedLines)).toBe(true)
  expect(isOrderOfTab(savedLines.slice(1))).toBe(false)
})

test('prices stay those of the order, up to the largest that can be charged, whatever the catalogue says today', () => {
  const totals = totalLines([{ amount: cents(99_999_999) }])
  store({ items: [{ name: 'Fax', description: '', amount: 99_999_999 }], total: totals.total })
  expect(readOrder()?.totals).toEqual(totals)
})

test.each([
  ['no lines', { items: [], total: 0 }],
  ['another total', { items: [item], total: total + 1 }],
  ['a fraction of a cent', { items: [{ ...item, amount: 0.5 }], total }],
  [
    'a negative amount',
    { items: [{ ...item, amount: -100 }], total: totalLines([{ amount: cents(-100) }]).total },
  ],
  [
    'an amount that can’t be charged',
    {
      items: [item, { ...item, amount: 100_000_000 }],
      total: totalLines([...savedLines.slice(0, 1), { amount: cents(100_000_000) }]).total,
    },
  ],
  [
    'amounts that can’t be added up',
    { items: [1, 2].map(() => ({ ...item, amount: Number.MAX_SAFE_INTEGER })), total },
  ],
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
