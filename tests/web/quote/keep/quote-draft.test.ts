import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { findLine } from '#shared/checkout-contract.ts'
import { priceSelection, type Selection } from '#shared/quote.ts'
import {
  readDraft,
  readLastQuote,
  removeDraft,
  saveDraft,
  saveLastQuote,
} from '#web/quote/keep/quote-draft.ts'
import { draftedSelection, storedDraft, storeDraft } from '#tests/support/stored-quotes.ts'
import { anySelection, atTodaysPrices, everything, nothing } from '#tests/support/selections.ts'

const day = 24 * 60 * 60 * 1000
const [offer] = fixedItems

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
    quantities: fc.oneof(anyPart, fc.record({ space: fc.oneof(fc.integer(), anyPart) })),
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

const { custom } = everything
const noPrice = { custom: { ...custom, price: null } }
const without = { ...everything.quantities, space: 0 }

test.each<[string, object, Partial<Selection>]>([
  ['a quantity', { quantities: { ...without, space: 1.5 } }, { quantities: without }],
  ['a resource', { quantities: { ...without, fax: 1 } }, { quantities: without }],
  ['a low price', { custom: { ...custom, price: 24_99 } }, noPrice],
  ['a price that is text', { custom: { ...custom, price: '99' } }, noPrice],
])('%s outside the catalogue is left out, and the draft is incomplete', (_case, stored, read) => {
  storeDraft(everything, {}, stored)
  expect(readDraft()).toMatchObject({ selection: { ...everything, ...read }, isComplete: false })
})

test('a resource newer than the draft is not chosen, and nothing is missing', () => {
  storeDraft(everything, {}, { quantities: {} })
  expect(draftedSelection()?.quantities.space).toBe(0)
  expect(readDraft()?.isComplete).toBe(true)
})

test.each([
  ['is kept until it expires', 30 * day - 1, true],
  ['is removed when it has expired', 30 * day, false],
  ['is kept if the clock was set back', -day, true],
  ['is removed if it would outlive others', -30 * day, false],
])('a draft %s', (_, age, isKept) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 31))
  storeDraft(everything, { savedAt: Date.now() - age })
  expect(draftedSelection()).toEqual(isKept ? everything : undefined)
  expect(storedDraft() !== null).toBe(isKept)
})

test('a draft of another version is ignored, but left to that version', () => {
  storeDraft(everything, { version: 0 })
  expect(readDraft()).toBeNull()
  expect(storedDraft()).not.toBeNull()
})

test('an empty quote is not kept as the last one', () => {
  saveLastQuote(atTodaysPrices(nothing))
  expect(readLastQuote()).toBeNull()
})
