import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { cents } from '#shared/money.ts'
import type { Selection } from '#shared/quote.ts'
import { readOrder, readUnpaidPackage } from '#web/quote/keep/order.ts'
import { readDraft, readLastQuote } from '#web/quote/keep/quote-draft.ts'
import { readQuoteLink } from '#web/quote/keep/read-quote-link.ts'
import { readSavedQuote } from '#web/quote/keep/saved-items.ts'

// What visitors hold, in storage, mail and on paper: the same package as each release wrote it. Nobody edits the files in
// tests/kept/: a new format is a new file, and a new row here.

const textOf = (name: string) => readFileSync(`tests/kept/${name}.txt`, 'utf8').trimEnd()

/** Office Cabling, Hotline, 100 GB of Space and a custom service, US$2,745.00 and 10% on top. */
const whole: Selection = {
  fixedItems: ['cabling', 'hotline'],
  quantities: { space: 100, days: 0 },
  custom: { selected: true, name: 'Rooftop antenna', price: cents(25_00) },
}
/** The same before a price was typed. */
const unfinished: Selection = { ...whole, custom: { ...whole.custom, price: null } }

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 11, 1))
})

test.each<[name: string, selection: Selection]>([['draft-2', unfinished]])(
  'the draft %s is opened',
  (name, selection) => {
    localStorage.setItem('quoteDraft', textOf(name))
    expect(readDraft()).toEqual({ selection, held: {}, isComplete: true, hasRisen: false })
  },
)

test('the draft draft-1, of the first days, is not read', () => {
  localStorage.setItem('quoteDraft', textOf('draft-1'))
  expect(readDraft()).toBeNull()
})

test.each(['last-quote-2'])('%s is restored', (name) => {
  sessionStorage.setItem('lastQuote', textOf(name))
  expect(readLastQuote()).toMatchObject({ selection: whole, isComplete: true, hasRisen: false })
})

test.each(['list-1', 'list-2'])('the saved list %s is sold', (name) => {
  localStorage.setItem('quoteItems', textOf(name))
  expect(readSavedQuote()).toEqual({ saved: { selection: whole, held: {} }, isComplete: true })
})

const day = '2026-11-29'

test.each([
  ['link-2', undefined],
  ['link-3', day],
])('the link %s is opened', (name, madeOn) => {
  const link = { selection: whole, held: {}, isComplete: true, day: madeOn, sentTotal: 3_019_50 }
  expect(readQuoteLink(textOf(name))).toMatchObject(link)
})

const number = 'Q-5BAC-75B7'
const tax = { percent: 10, isIncluded: false, base: 'net' }
const details = ['Kamau fullName', 'wanjiru@example.com', 'Kamau company', 'Kamau address']
const buyer = [...details, 'Kamau city Kamau postalCode', 'Kamau country']

test.each([
  ['order-1', 'order', { buyer: [] }],
  ['order-2', 'order', { number, buyer: [] }],
  ['order-3', 'order:7KQ3-M4TX', { number, tax, buyer, openedAt: Date.UTC(2026, 10, 29, 9) }],
])('the order %s is a receipt, and can be tried again', (name, key, parts) => {
  sessionStorage.setItem(key, textOf(name))
  const order = readOrder('7KQ3-M4TX')
  const totals = { listed: 2_745_00, net: 2_745_00, vat: 274_50, total: 3_019_50 }
  expect(order).toMatchObject({ totals, due: 3_019_50, reference: '7KQ3-M4TX', ...parts })
  expect(order?.lines).toMatchObject([
    { id: 'cabling', name: 'Office Cabling', period: 'once', amount: 2_400_00 },
    { id: 'hotline', name: 'Hotline', period: 'month', amount: 120_00 },
    { id: 'space', name: 'Space', quantity: 100, unit: 'GB', period: 'month', amount: 200_00 },
    { id: 'custom', name: 'Rooftop antenna', period: 'once', amount: 25_00 },
  ])
  expect(readUnpaidPackage('7KQ3-M4TX')).toMatchObject({ selection: whole, isComplete: true })
})
