import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { customerFields, mapCustomerFields } from '#shared/customer-fields.ts'
import { cents } from '#shared/money.ts'
import { priceSelection, type Quote } from '#shared/quote.ts'
import { readDetails, saveDetails } from '#web/quote/keep/customer-details.ts'
import { isOrderOfTab, readOrder, readUnpaidPackage, startOrder } from '#web/quote/keep/order.ts'
import { openReceipt } from '#web/quote/receipt/open-receipt.ts'
import { referenceIn } from '#web/quote/parts/router-state.ts'
import { customer } from '#tests/support/checkout-request.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import {
  customService,
  nothing,
  partOfSavedQuote,
  savedQuote,
  savedSelection,
} from '#tests/support/selections.ts'

const [offer] = fixedItems

const item = {
  id: 'fax',
  name: 'Fax',
  description: '',
  quantity: 1,
  term: 'once',
  period: 'once',
  unitPrice: 5_000,
  amount: 5_000,
}
const totals = { listed: 5_000, net: 5_000, vat: 500, total: 5_500 }
const one = {
  quote: '',
  lines: [item],
  totals,
  due: 5_500,
  buyer: [],
  openedAt: 0,
  tax: { percent: 10, isIncluded: false, base: 'net' },
}

const store = (order: unknown) => sessionStorage.setItem('order', JSON.stringify(order))

const reference = '7KQ3-M4TX'
const otherReference = '9CFG-HJKM'
const start = (quote: Quote, of: string | undefined = reference) => startOrder(quote, of, customer)
const day = (date: number) => vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, date))

test('each order is an entry of its own; without a reference the last one is meant', () => {
  day(1)
  start(savedQuote)
  day(2)
  start(partOfSavedQuote, otherReference)
  expect(readOrder(reference)).toMatchObject({ totals: { total: 3_300_00 } })
  expect(readOrder(otherReference)).toMatchObject({ totals: { total: 660_00 } })
  expect(readOrder(undefined)).toMatchObject({ reference: otherReference })
  expect(readOrder('7777-7777')).toBeNull()
})

test('an order keeps the tax by which the function charged it (rule 10.1)', () => {
  const tax = { percent: 18, isIncluded: false }
  start({ ...savedQuote, tax })
  expect(readOrder(reference)).toMatchObject({ tax })
})

test('a tab keeps its last eight orders', () => {
  const references = Array.from('23456789C', (it) => `7777-777${it}`)
  for (const [index, it] of references.entries()) {
    day(index + 1)
    start(savedQuote, it)
  }
  expect(references.filter((it) => readOrder(it) !== null)).toEqual(references.slice(1))
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

test('this tab went to pay the package of any of its orders, at any price since', () => {
  expect(isOrderOfTab(savedQuote)).toBe(false)
  start(savedQuote)
  expect(isOrderOfTab(savedQuote)).toBe(true)
  expect(isOrderOfTab(partOfSavedQuote)).toBe(false)
  changePrice(offer, cents(1), [{ cents: offer.price, until: new Date().toISOString() }])
  expect(isOrderOfTab(savedQuote)).toBe(true)
  const custom = { ...customService, price: cents(25_00) }
  sessionStorage.clear()
  start(priceSelection({ ...nothing, custom: customService }))
  expect(isOrderOfTab(priceSelection({ ...nothing, custom }))).toBe(false)
})

const oversized = { ...item, unitPrice: 10 ** 14, amount: 10 ** 14 }

test.each([
  ['no lines', { ...one, lines: [], totals: { listed: 0, net: 0, vat: 0, total: 0 } }],
  ['another sum of its lines', { ...one, totals: { ...totals, listed: 5_001 } }],
  ['a total that its sums don’t make', { ...one, totals: { ...totals, total: 5_501 } }],
  ['no totals', { ...one, totals: undefined }],
  ['a payment of nothing', { ...one, due: 0 }],
  ['a payment of more than its total', { ...one, due: 5_501 }],
  ['a fraction of a cent', { ...one, lines: [{ ...item, amount: 0.5 }] }],
  ['an amount of nothing', { ...one, lines: [item, { ...item, amount: 0 }] }],
  ['amounts that can’t be added up', { ...one, lines: [oversized, oversized] }],
])('an entry with %s is no order', (_case, entry) => {
  store(one)
  expect(readOrder(undefined)).not.toBeNull()
  store(entry)
  expect(readOrder(undefined)).toBeNull()
})

const kept = readFileSync('tests/kept/order-4.txt', 'utf8')
const most = 10 ** 14 - 1

// The receipt shows the reference alone.
test.each([
  ['a rate beyond all', '"percent":10', '"percent":1e308'],
  ['a line that is none', '"lines":[', '"lines":[null,'],
  ['a time that is none', /"openedAt":\d+/, '"openedAt":1e308'],
  ['a buyer of any length', 'Kamau company', 'Gate '.repeat(20_000)],
])('a kept order with %s is none', (_case, part, other) => {
  const text = kept.replace(part, other)
  expect(text).not.toBe(kept)
  sessionStorage.setItem('order:7KQ3-M4TX', text)
  expect(readOrder('7KQ3-M4TX')).toBeNull()
})

test('nor is one whose month has an amount, and whose year has none', () => {
  const line = { id: 'a', name: 'A', description: '', quantity: 1, unitPrice: most, amount: most }
  const lines = [{ ...line, term: 'month', period: 'month' }]
  const tax = { percent: 0, isIncluded: false }
  store({ quote: '', lines, tax, totals: { listed: most, net: most, vat: 0, total: most } })
  expect(readOrder(undefined)).toBeNull()
})

const typed = mapCustomerFields(({ label }) => `${label}, as typed `)
const initial = { ...mapCustomerFields(() => ''), country: 'Uganda' }
const storeDetails = (text: string) => sessionStorage.setItem('checkoutDetails', text)

test('typed details are read back unchanged; a missing one has its initial value', () => {
  saveDetails(typed)
  expect(readDetails()).toEqual(typed)
  for (const { name } of customerFields) {
    storeDetails(JSON.stringify({ ...typed, [name]: undefined }))
    expect(readDetails()).toEqual({ ...typed, [name]: initial[name] })
  }
})

test.each([
  ['7KQ3-M4TX', initial],
  ['2222-2222', typed],
  [undefined, typed],
])(
  'the receipt of %s removes the details from a shared computer, if this browser knows the order (rule 9.12)',
  (returned, left) => {
    start(savedQuote)
    saveDetails(typed)
    openReceipt(returned)
    expect(readDetails()).toEqual(left)
  },
)

test.each(['{', '[]', '{"email":1}'])('the damaged entry %s is ignored', (text) => {
  storeDetails(text)
  expect(readDetails()).toEqual(initial)
})
