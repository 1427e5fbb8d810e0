import { expect, test } from 'vitest'
import { customPriceBounds, fixedItems } from '#shared/catalogue.ts'
import { cents, sum } from '#shared/money.ts'
import { priceSelection, sumLines, totalLines, totalsOf } from '#shared/quote.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { invoiceNumber } from '#web/quote/keep/invoice-number.ts'
import { isOrderOfTab, readOrder, startOrder } from '#web/quote/keep/order.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import { fillStorage } from '#tests/support/stored-quotes.ts'
import {
  customService,
  nothing,
  partOfSavedQuote,
  savedQuote,
  savedSelection,
} from '#tests/support/selections.ts'

const [offer] = fixedItems

/** An entry of lines with these amounts, in cents. */
function orderOf(...amounts: readonly number[]) {
  const lines = amounts.map((amount) => ({
    name: 'Fax',
    description: '',
    period: 'once',
    amount: cents(amount),
  }))
  return { items: lines, totals: totalsOf(sumLines(lines)) }
}

const store = (order: unknown) => sessionStorage.setItem(storageKeys.order, JSON.stringify(order))

const numberAt = (time: number) => invoiceNumber(() => time, Math.random).madeAt

test('a new order has a new invoice number', () => {
  expect(numberAt(1)).toBe(1)
  startOrder(savedQuote, undefined)
  expect(numberAt(2)).toBe(2)
})

test('an order keeps its accepted totals and its reference', () => {
  const totals = {
    ...savedQuote.totals,
    vat: cents(1),
    total: sum([savedQuote.totals.net, cents(1)]),
  }
  startOrder({ ...savedQuote, totals, due: totals.total }, '7KQ3-M4TX')
  expect(readOrder()).toMatchObject({ totals, reference: '7KQ3-M4TX' })
})

test('this tab went to pay the lines of its last order, at any price since', () => {
  const { lines } = savedQuote
  expect(isOrderOfTab(lines)).toBe(false)
  startOrder(savedQuote, undefined)
  expect(isOrderOfTab(lines)).toBe(true)
  expect(isOrderOfTab(partOfSavedQuote.lines)).toBe(false)
  changePrice(offer, cents(1), [{ cents: offer.price, until: new Date().toISOString() }])
  expect(isOrderOfTab(priceSelection(savedSelection).lines)).toBe(true)
  const custom = { ...customService, price: customPriceBounds.min }
  startOrder(priceSelection({ ...nothing, custom: customService }), undefined)
  expect(isOrderOfTab(priceSelection({ ...nothing, custom }).lines)).toBe(false)
})

test('offers that have left the catalogue are ignored in the order', () => {
  const left = savedQuote.lines.map((line) => ({ ...line, name: 'Fax', amount: cents(1) }))
  startOrder(totalLines([...savedQuote.lines, ...left]), undefined)
  expect(isOrderOfTab(savedQuote.lines)).toBe(true)
})

test('an order keeps its own amounts, up to the largest chargeable one', () => {
  store(orderOf(99_999_999))
  expect(readOrder()).toMatchObject({ lines: [{ amount: 99_999_999 }] })
})

const one = orderOf(5_000)
const [item] = one.items
const oversized = { ...item, amount: Number.MAX_SAFE_INTEGER }

test.each([
  ['no lines', orderOf()],
  ['another sum of its lines', { ...orderOf(5_000), totals: orderOf(5_001).totals }],
  ['a total that its sums don’t make', { ...one, totals: { ...one.totals, total: 5_801 } }],
  ['no totals', { items: one.items }],
  ['a payment of nothing', { ...one, due: 0 }],
  ['a payment of more than its total', { ...one, due: 5_801 }],
  ['a fraction of a cent', { ...one, items: [{ ...item, amount: 0.5 }] }],
  ['an amount of nothing', orderOf(0)],
  ['an amount that can’t be charged', orderOf(5_000, 100_000_000)],
  ['amounts that can’t be added up', { ...one, items: [oversized, oversized] }],
])('an entry with %s is no order', (_case, entry) => {
  store(entry)
  expect(readOrder()).toBeNull()
})

test('in full storage a new order leaves nothing of the last one', () => {
  startOrder(savedQuote, undefined)
  fillStorage()
  startOrder(partOfSavedQuote, undefined)
  expect(readOrder()).toBeNull()
})
