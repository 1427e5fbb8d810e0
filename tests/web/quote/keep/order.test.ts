import { expect, test, vi } from 'vitest'
import { customPriceBounds, fixedItems } from '#shared/catalogue.ts'
import { cents } from '#shared/money.ts'
import { priceSelection, sumLines, totalLines, totalsOf, type PricedLines } from '#shared/quote.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { isOrderOfTab, readOrder, readUnpaidPackage, startOrder } from '#web/quote/keep/order.ts'
import { openReceipt } from '#web/quote/keep/receipt.ts'
import { referenceIn } from '#web/quote/keep/returns.ts'
import { customer } from '#tests/support/checkout-request.ts'
import { changePrice, changeTax } from '#tests/support/changed-prices.ts'
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

const reference = '7KQ3-M4TX'
const otherReference = '9CFG-HJKM'
const start = (quote: PricedLines, of: string | undefined = reference) =>
  startOrder(quote, of, customer)
const day = (date: number) => vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, date))

test('an order keeps its accepted totals, its tax, its reference and its buyer', () => {
  const totals = { ...savedQuote.totals, vat: cents(1), total: cents(430_001) }
  start({ ...savedQuote, totals, due: totals.total })
  const tax = { percent: 16, isIncluded: false }
  const buyer: unknown = expect.arrayContaining(['Kamau fullName', 'Kamau company'])
  expect(readOrder(reference)).toMatchObject({ totals, reference, tax, buyer })
})

test('an order keeps a tax on the price itself, with decimals', () => {
  const tax = { percent: 2.9, isIncluded: true, base: 'price' } as const
  changeTax(tax)
  start(savedQuote)
  expect(readOrder(reference)?.tax).toEqual(tax)
})

test('each order is an entry of its own; without a reference the last one is meant', () => {
  day(1)
  start(savedQuote)
  day(2)
  start(partOfSavedQuote, otherReference)
  expect(readOrder(reference)).toMatchObject({ totals: savedQuote.totals })
  expect(readOrder(otherReference)).toMatchObject({ totals: partOfSavedQuote.totals })
  expect(readOrder(undefined)).toMatchObject({ reference: otherReference })
  expect(readOrder('7777-7777')).toBeNull()
})

test('a tab keeps its last eight orders', () => {
  const references = Array.from('23456789C', (it) => `7777-777${it}`)
  for (const [index, it] of references.entries()) {
    day(index + 1)
    start(savedQuote, it)
  }
  expect(references.filter((it) => readOrder(it) !== null)).toEqual(references.slice(1))
})

test('an order of an earlier release, which kept one for each tab, is found by its reference', () => {
  store({ ...orderOf(5_000), reference })
  expect(readOrder(reference)).toMatchObject({ buyer: [], lines: [{ amount: 5_000 }] })
  expect(readOrder(otherReference)).toBeNull()
})

test.each([
  ['?order=7KQ3-M4TX', reference],
  ['?utm=1&order=7KQ3-M4TX', reference],
  ['', undefined],
  ['?order=', undefined],
  ['?order=7kq3-m4tx', undefined],
  ['?order=CHECK-7KQ3-M4TX', undefined],
  ['?order=%3Cscript%3E', undefined],
])('the address %j has the reference %s', (search, expected) => {
  expect(referenceIn(search)).toBe(expected)
})

test('the package of an order can be tried again until it, or a later one, has been paid for', () => {
  day(1)
  start(savedQuote)
  day(2)
  start(partOfSavedQuote, otherReference)
  expect(readUnpaidPackage(reference)).toMatchObject({ selection: savedSelection })
  expect(readUnpaidPackage('7777-7777')).toBeNull()
  openReceipt(otherReference)
  expect(readUnpaidPackage(reference)).toBeNull()
  expect(readUnpaidPackage(otherReference)).toBeNull()
})

test('this tab went to pay the lines of any of its orders, at any price since', () => {
  const { lines } = savedQuote
  expect(isOrderOfTab(lines)).toBe(false)
  start(savedQuote)
  expect(isOrderOfTab(lines)).toBe(true)
  expect(isOrderOfTab(partOfSavedQuote.lines)).toBe(false)
  changePrice(offer, cents(1), [{ cents: offer.price, until: new Date().toISOString() }])
  expect(isOrderOfTab(priceSelection(savedSelection).lines)).toBe(true)
  const custom = { ...customService, price: customPriceBounds.min }
  sessionStorage.clear()
  start(priceSelection({ ...nothing, custom: customService }))
  expect(isOrderOfTab(priceSelection({ ...nothing, custom }).lines)).toBe(false)
})

test('offers that have left the catalogue are ignored in the order', () => {
  const left = savedQuote.lines.map((line) => ({ ...line, name: 'Fax', amount: cents(1) }))
  start(totalLines([...savedQuote.lines, ...left]))
  expect(isOrderOfTab(savedQuote.lines)).toBe(true)
})

const one = orderOf(5_000)
const [item] = one.items
const oversized = { ...item, amount: 10 ** 14 }

test.each([
  ['no lines', orderOf()],
  ['another sum of its lines', { ...orderOf(5_000), totals: orderOf(5_001).totals }],
  ['a total that its sums don’t make', { ...one, totals: { ...one.totals, total: 5_801 } }],
  ['no totals', { items: one.items }],
  ['a payment of nothing', { ...one, due: 0 }],
  ['a payment of more than its total', { ...one, due: 5_801 }],
  ['a fraction of a cent', { ...one, items: [{ ...item, amount: 0.5 }] }],
  ['an amount of nothing', orderOf(0)],
  ['amounts that can’t be added up', { ...one, items: [oversized, oversized] }],
  ['totals that can’t', { ...one, totals: { ...one.totals, net: 10 ** 14, vat: 10 ** 14 } }],
])('an entry with %s is no order', (_case, entry) => {
  store(entry)
  expect(readOrder(undefined)).toBeNull()
})

test('in full storage a new order leaves nothing of the last one', () => {
  start(savedQuote)
  fillStorage()
  start(partOfSavedQuote)
  expect(readOrder(undefined)).toBeNull()
})
