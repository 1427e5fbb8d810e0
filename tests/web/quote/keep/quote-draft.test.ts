import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { findLine } from '#shared/checkout-contract.ts'
import { cents } from '#shared/money.ts'
import { priceSelection, type Selection } from '#shared/quote.ts'
import { quoteDraftDays, storageKeys } from '#web/content/storage-keys.ts'
import {
  readDraft,
  readLastQuote,
  removeDraft,
  saveDraft,
  saveLastQuote,
} from '#web/quote/keep/quote-draft.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import {
  draftedSelection,
  fillStorage,
  storedDraft,
  storeDraft,
} from '#tests/support/stored-quotes.ts'
import {
  anySelection,
  atTodaysPrices,
  everything,
  nothing,
  only,
} from '#tests/support/selections.ts'

const day = 24 * 60 * 60 * 1000
const [offer] = fixedItems
const [resource] = resources

test('any choices of the builder come back unchanged until their removal', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      saveDraft(atTodaysPrices(selection))
      const { custom } = selection
      expect(readDraft()).toEqual({
        held: {},
        selection: { ...selection, custom: { ...custom, name: custom.name.slice(0, 80) } },
        isComplete: true,
        hasRisen: false,
      })
    }),
  )
  removeDraft()
  expect(readDraft()).toBeNull()
})

test('any stored choices are read, and every line is in the catalogue', () => {
  const anyPart = fc.oneof(fc.jsonValue(), fc.constantFrom('__proto__', -1, 1e308, offer.id))
  const anyChoices = fc.record({
    fixedItems: fc.oneof(anyPart, fc.array(fc.constantFrom(offer.id, 'fax', '__proto__'))),
    quantities: fc.oneof(anyPart, fc.record({ [resource.id]: fc.oneof(fc.integer(), anyPart) })),
    custom: fc.oneof(
      anyPart,
      fc.record({
        selected: fc.boolean(),
        name: fc.string(),
        price: fc.oneof(fc.integer(), anyPart),
      }),
    ),
  })
  fc.assert(
    fc.property(anyChoices, (choices) => {
      storeDraft(nothing, {}, choices)
      const { lines } = priceSelection(draftedSelection() ?? nothing)
      for (const line of lines) expect(findLine(line)).toEqual(line)
    }),
  )
})

test.each(['{', 'null', '{"version":1}'])('the text %j is no draft', (text) => {
  localStorage.setItem(storageKeys.quoteDraft, text)
  expect(readDraft()).toBeNull()
})

const { custom } = everything
const noPrice = { custom: { ...custom, price: null } }
const without = { ...everything.quantities, [resource.id]: 0 }

test.each<[string, object, Partial<Selection>]>([
  ['an offer', { fixedItems: ['fax', offer.id] }, { fixedItems: [offer.id] }],
  ['a quantity', { quantities: { ...without, [resource.id]: 1.5 } }, { quantities: without }],
  ['a resource', { quantities: { ...without, fax: 1 } }, { quantities: without }],
  ['a low price', { custom: { ...custom, price: 24_99 } }, noPrice],
  ['a price that is text', { custom: { ...custom, price: '99' } }, noPrice],
])('%s outside the catalogue is left out, and the draft is incomplete', (_case, stored, read) => {
  storeDraft(everything, {}, stored)
  expect(readDraft()).toMatchObject({ selection: { ...everything, ...read }, isComplete: false })
})

test('a resource newer than the draft is not chosen, and nothing is missing', () => {
  storeDraft(everything, {}, { quantities: {} })
  expect(draftedSelection()?.quantities[resource.id]).toBe(0)
  expect(readDraft()?.isComplete).toBe(true)
})

test.each([
  ['is kept until it expires', quoteDraftDays * day - 1, true],
  ['is removed when it has expired', quoteDraftDays * day, false],
  ['is kept if the clock was set back', -day, true],
  ['is removed if it would outlive others', -quoteDraftDays * day, false],
])('a draft %s', (_, age, isKept) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 31))
  storeDraft(everything, { savedAt: Date.now() - age })
  expect(draftedSelection()).toEqual(isKept ? everything : undefined)
  expect(storedDraft() !== null).toBe(isKept)
})

test('in full storage nothing is kept, and nothing interrupts (rule 8.7)', () => {
  fillStorage()
  saveDraft(atTodaysPrices(everything))
  expect(readDraft()).toBeNull()
})

test('a draft of another version is ignored, but left to that version', () => {
  storeDraft(everything, { version: 0 })
  expect(readDraft()).toBeNull()
  expect(storedDraft()).not.toBeNull()
})

test('the last quote is kept like a draft, unless it is empty', () => {
  const lastQuote = atTodaysPrices(everything)
  saveLastQuote(lastQuote)
  expect(readLastQuote()).toEqual({ ...lastQuote, isComplete: true, hasRisen: false })
  saveLastQuote(atTodaysPrices(nothing))
  expect(readLastQuote()).toBeNull()
})

const { price } = offer
const raised = cents(4_800_00)
const soldUntilToday = () => ({ cents: price, until: new Date().toISOString().slice(0, 10) })

test('a promised price is kept although another line has left the catalogue (rule 7.22)', () => {
  storeDraft(
    only(offer),
    { prices: { [offer.id]: price, fax: 150 } },
    { fixedItems: [offer.id, 'fax'] },
  )
  changePrice(offer, raised, [soldUntilToday()])
  const choices = { selection: only(offer), held: { [offer.id]: price } }
  expect(readDraft()).toEqual({ ...choices, isComplete: false, hasRisen: false })
})

test('after its promised prices have expired, a draft has today’s, and says that they are higher (rule 7.22)', () => {
  const choices = atTodaysPrices(only(offer))
  saveDraft(choices)
  changePrice(offer, raised, [])
  expect(readDraft()).toEqual({ ...choices, isComplete: true, hasRisen: true })
})
