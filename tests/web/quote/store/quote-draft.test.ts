import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { customNameMaxLength, customPriceBounds, fixedItems, resources } from '#shared/catalogue.ts'
import { findLine } from '#shared/checkout-contract.ts'
import { priceSelection, mapResources } from '#shared/pricing.ts'
import { quoteDraftDays, storageKeys } from '#web/content/storage-keys.ts'
import { readDraft, saveDraft } from '#web/quote/store/quote-draft.ts'
import { draftedSelection, storedDraft, storeDraft } from '#tests/support/quote-draft.ts'
import { anySelection, everything, nothing } from '#tests/support/selections.ts'

const day = 24 * 60 * 60 * 1000
const [offer] = fixedItems
const [resource] = resources

test('any choices of the builder come back as they were', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      saveDraft(selection)
      const { custom } = selection
      expect(readDraft()).toEqual({
        selection: {
          ...selection,
          custom: { ...custom, name: custom.name.slice(0, customNameMaxLength) },
        },
        isComplete: true,
      })
    }),
  )
})

test('whatever is stored, nothing fails and every line is one that we sell', () => {
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
      const lines = priceSelection(draftedSelection() ?? nothing)
      for (const line of lines) expect(findLine(line)).toEqual(line)
    }),
  )
})

test.each(['', '{', 'null', '[]', '{"version":1}', '{"__proto__":{"version":1}}'])(
  'the text %j is no draft',
  (text) => {
    localStorage.setItem(storageKeys.quoteDraft, text)
    expect(readDraft()).toBeNull()
  },
)

test('an offer that is no longer on sale is left out', () => {
  storeDraft(nothing, {}, { fixedItems: ['fax', offer.id] })
  expect(readDraft()).toEqual({
    selection: { ...nothing, fixedItems: [offer.id] },
    isComplete: false,
  })
})

test.each([resource.step * 1.4, resource.max * 3, -resource.step, 'many', null])(
  'a stored quantity of %j, which is not on sale, is left out',
  (quantity) => {
    storeDraft(everything, {}, { quantities: { [resource.id]: quantity } })
    expect(draftedSelection()?.quantities[resource.id]).toBe(0)
    expect(readDraft()?.isComplete).toBe(false)
  },
)

test('a resource that is new since the draft was stored was not chosen, and nothing is missing', () => {
  storeDraft(everything, {}, { quantities: {} })
  expect(draftedSelection()?.quantities[resource.id]).toBe(0)
  expect(readDraft()?.isComplete).toBe(true)
})

test.each([
  customPriceBounds.min - 1,
  customPriceBounds.max + 1,
  customPriceBounds.min + 0.5,
  '99',
])('a stored price of %j is no price', (price) => {
  storeDraft(everything, {}, { custom: { ...everything.custom, price } })
  expect(draftedSelection()?.custom).toEqual({ ...everything.custom, price: null })
  expect(readDraft()?.isComplete).toBe(false)
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

test('a draft of another version is ignored, but left to that version', () => {
  storeDraft({ ...everything, quantities: mapResources(() => 0) }, { version: 0 })
  expect(readDraft()).toBeNull()
  expect(storedDraft()).not.toBeNull()
})
