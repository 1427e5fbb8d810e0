import * as fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { cents } from '#shared/money.ts'
import type { Choices } from '#shared/quote.ts'
import type { ReadQuote } from '#web/quote/keep/kept-quote.ts'
import { startOrder, readUnpaidPackage } from '#web/quote/keep/order.ts'
import {
  readDraft,
  readLastQuote,
  removeDraft,
  saveDraft,
  saveLastQuote,
} from '#web/quote/keep/quote-draft.ts'
import { quoteLink, readQuoteLink } from '#web/quote/keep/quote-link.ts'
import { readSavedItems, readSavedQuote, saveList } from '#web/quote/keep/saved-items.ts'
import { quoteOf } from '#web/quote/model/selection.ts'
import { keptAttribute } from '#web/ui/document/protocol.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import { customer } from '#tests/support/checkout-request.ts'
import { draftedSelection, fillStorage, savedItems } from '#tests/support/stored-quotes.ts'
import {
  anySelection,
  atTodaysPrices,
  everything,
  nothing,
  only,
  ordered,
} from '#tests/support/selections.ts'
import { caseCount } from '#tests/support/test-length.ts'

const [cabling, firewall] = fixedItems
const reference = '7KQ3-M4TX'

/** A form in which a quote is kept: as text in the browser, or in `sent`. */
type Form = readonly [name: string, keep: (it: Choices) => void, read: () => ReadQuote | null]

let sent = ''

const forms: readonly Form[] = [
  [
    'a saved quote',
    saveList,
    () => {
      const { saved, ...read } = readSavedQuote()
      return saved && { hasRisen: false, ...saved, ...read }
    },
  ],
  ['a draft', saveDraft, readDraft],
  ['the last quote', saveLastQuote, readLastQuote],
  [
    'a link',
    (it) => (sent = quoteLink(quoteOf(it), '')),
    () => readQuoteLink(new URL(sent, location.href).hash),
  ],
  [
    'an order',
    (it) => startOrder(quoteOf(it), reference, customer),
    () => readUnpaidPackage(reference),
  ],
]

/** Replaces what has been kept. */
function rewrite(change: (text: string) => string): void {
  sent = change(sent)
  for (const area of [localStorage, sessionStorage])
    for (const [key, text] of Object.entries(area)) area.setItem(key, change(String(text)))
}

const bothOffers = atTodaysPrices(only(cabling, firewall))
const dayMs = 24 * 60 * 60_000
const dayAfter = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const today = () => dayAfter(0)

beforeEach(() => void (sent = ''))

test.each(forms)(
  '%s keeps all that is ordered of any quote of the builder',
  (_name, keep, read) => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        const choices = atTodaysPrices(selection)
        fc.pre(quoteOf(choices).lines.length > 0)
        keep(choices)
        const kept = read()
        expect(kept).toMatchObject({ isComplete: true, hasRisen: false })
        expect(ordered(kept)).toEqual(ordered(choices))
      }),
      { numRuns: caseCount(200, 10_000) },
    )
  },
)

test('a draft keeps any choices, finished or not', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      saveDraft(atTodaysPrices(selection))
      const name = selection.custom.name.slice(0, 80).replaceAll(/\p{Cs}/gu, '')
      expect(readDraft()).toMatchObject({
        selection: { ...selection, custom: { ...selection.custom, name } },
        isComplete: true,
      })
    }),
  )
})

test.each(forms)(
  '%s keeps the price that was promised, beside an offer that has left; without a promise, or after its last day, it has today’s, or is left out (rule 7.22)',
  (name, keep, read) => {
    const lastDay = dayAfter(5)
    keep({ ...bothOffers, lastDay })
    // Of the same length, which a link states.
    rewrite((text) => text.replaceAll('firewall', 'telegram').replaceAll('Firewall', 'Telegram'))
    const held = { cabling: 2_400_00 }
    changePrice(cabling, cents(4_800_00), [{ cents: cents(2_400_00), until: today() }])
    expect(read()).toMatchObject({
      selection: only(cabling),
      held,
      isComplete: false,
      hasRisen: false,
      lastDay,
    })
    // The server's day of grace is no page's.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse(lastDay) + dayMs)
    expect(read()).toMatchObject({ held: {}, hasRisen: true })
    clock.mockRestore()
    changePrice(cabling, cents(4_800_00), [])
    // A saved quote is read by its amounts, the others by their ids.
    const isByAmount = name === 'a saved quote'
    expect(read()?.hasRisen ?? false).toBe(!isByAmount)
    expect(read()?.selection.fixedItems ?? []).toEqual(isByAmount ? [] : ['cabling'])
  },
)

test('in full storage nothing is kept, not even what was there of another order, and nothing interrupts (rule 8.7)', () => {
  const stored = forms.filter(([name]) => !['a saved quote', 'a link'].includes(name))
  startOrder(quoteOf(bothOffers), undefined, customer)
  fillStorage()
  startOrder(quoteOf(atTodaysPrices(everything)), undefined, customer)
  for (const [name, keep, read] of stored) {
    keep(bothOffers)
    expect(read(), name).toBeNull()
  }
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['is kept until it expires', 30 * dayMs - 1, true],
  ['is removed when it has expired', 30 * dayMs, false],
  ['is kept if the clock was set back', -dayMs, true],
  ['is removed if it would outlive others', -30 * dayMs, false],
])('a draft %s', (_, age, isKept) => {
  const now = Date.UTC(2026, 0, 31)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now - age)
  saveDraft(atTodaysPrices(everything))
  clock.mockReturnValue(now)
  expect(draftedSelection()).toEqual(isKept ? everything : undefined)
  expect(localStorage.getItem('quoteDraft') !== null).toBe(isKept)
})

test('a draft that is removed is gone, also beside the builder’s link, and an empty quote is not kept as the last one (rule 2.6)', () => {
  const { documentElement } = document
  saveDraft(atTodaysPrices(everything))
  expect(documentElement).toHaveAttribute(keptAttribute)
  removeDraft()
  expect(documentElement).not.toHaveAttribute(keptAttribute)
  expect(draftedSelection()).toBeUndefined()
  saveLastQuote(atTodaysPrices(nothing))
  expect(readLastQuote()).toBeNull()
})

const [item, kept] = savedItems
const read = (saved: unknown) => {
  const { selection, isComplete } = readSavedItems(saved)
  return { selection, isComplete }
}

test('an unselected item is left out, and nothing is missing', () => {
  const found = read([item, { ...kept, selected: false }])
  expect(found).toEqual({ selection: only(cabling), isComplete: true })
})

test.each<[string, unknown]>([
  ['another price', { ...item, price: 1 }],
  ['a price beyond all amounts', { ...item, price: 1e12 + 1 }],
  ['another name', { ...item, name: 'Firewall & Filter' }],
  ['another id', { ...item, id: 'firewall' }],
  ['a price as text', { ...item, price: '2400' }],
  ['a duplicate item', kept],
])('%s is dropped, and the rest is kept', (_case, entry) => {
  expect(read([kept, entry])).toEqual({ selection: only(firewall), isComplete: false })
})

test.each([undefined, null, { length: 1 }])('%j is not a list', (saved) => {
  expect(read(saved)).toEqual({ selection: nothing, isComplete: false })
})
