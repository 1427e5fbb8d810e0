import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { cents } from '#shared/money.ts'
import { customDescription } from '#shared/words.ts'
import type { Selection } from '#shared/quote.ts'
import { readOrder, readUnpaidPackage } from '#web/quote/keep/order.ts'
import { readDraft, readLastQuote } from '#web/quote/keep/quote-draft.ts'
import { readQuoteLink } from '#web/quote/keep/quote-link.ts'
import { readSavedQuote } from '#web/quote/keep/saved-items.ts'

// What visitors hold, in storage, mail and on paper: the same package as each release wrote it. Nobody edits the files in
// tests/kept/: a new format is a new file, and a new row here.

/** As the site in this language has written it. */
const textOf = (name: string) =>
  readFileSync(`tests/kept/${name}.txt`, 'utf8')
    .trimEnd()
    .replace('A service described by you.', customDescription)

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

test.each(['draft-2', 'draft-3', 'draft-4'])('the draft %s is opened', (name) => {
  localStorage.setItem('quoteDraft', textOf(name))
  const opened = { selection: unfinished, held: {}, isComplete: true, hasRisen: false }
  expect(readDraft()).toMatchObject(opened)
})

test('the draft draft-1, of the first days, is not read', () => {
  localStorage.setItem('quoteDraft', textOf('draft-1'))
  expect(readDraft()).toBeNull()
})

test('last-quote-4 is restored', () => {
  localStorage.setItem('lastQuote', textOf('last-quote-4'))
  expect(readLastQuote()).toMatchObject({ selection: whole, isComplete: true, hasRisen: false })
})

test.each(['list-1', 'list-2'])('the saved list %s is sold', (name) => {
  localStorage.setItem('quoteItems', textOf(name))
  expect(readSavedQuote()).toMatchObject({
    saved: { selection: whole, held: {} },
    isComplete: true,
  })
})

const lastDay = '2026-12-29'

test('the saved list list-2 has the last day of saved-quote-1 beside it', () => {
  localStorage.setItem('quoteItems', textOf('list-2'))
  localStorage.setItem('savedQuote', textOf('saved-quote-1'))
  expect(readSavedQuote()).toMatchObject({ saved: { selection: whole, lastDay } })
})

test.each([
  ['link-2', undefined],
  ['link-3', lastDay],
])('the link %s is opened', (name, day) => {
  const link = { selection: whole, held: {}, isComplete: true, lastDay: day, sentTotal: 3_019_50 }
  expect(readQuoteLink(textOf(name))).toMatchObject(link)
})

const number = 'Q-5BAC-75B7'
const tax = { percent: 10, isIncluded: false, base: 'net' }
const details = ['Kamau fullName', 'wanjiru@example.com', 'Kamau company', 'Kamau address']
const buyer = [...details, 'Kamau city Kamau postalCode', 'Kamau country']

test('the order order-4 is a receipt, and can be tried again', () => {
  const parts = { number, tax, buyer, openedAt: Date.UTC(2026, 10, 29, 9) }
  sessionStorage.setItem('order:7KQ3-M4TX', textOf('order-4'))
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
