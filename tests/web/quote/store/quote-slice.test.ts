import { expect, test } from 'vitest'
import { customPriceBounds, fixedItems, resources } from '#shared/catalogue.ts'
import { initialSelection } from '#shared/quote.ts'
import {
  customServiceChanged,
  damageShown,
  externalChangeShown,
  fixedItemToggled,
  lineRemoved,
  lineRestored,
  nothingSaved,
  quantityChanged,
  quoteChangedElsewhere,
  quoteCleared,
  quoteReducer,
  quoteSaved,
  selectIsOpened,
  selectSavedQuote,
  selectionReopened,
  selectionReplaced,
} from '#web/quote/store/quote-slice.ts'
import { everything, nothing, savedQuote, savedSelection } from '#tests/support/selections.ts'

const [, resource] = resources
const { id, step, max } = resource
const [first, second] = fixedItems

const started = quoteReducer(undefined, { type: 'start' })

/** The quote after these actions, in a tab where the builder has opened with nothing kept. */
function quoteAfter(...actions: readonly Parameters<typeof quoteReducer>[1][]) {
  const quote = [selectionReopened(initialSelection), ...actions].reduce(quoteReducer, started)
  return { ...quote, selection: quote.selection ?? nothing }
}

test('a quantity goes to the nearest step of its slider', () => {
  const { selection } = quoteAfter(quantityChanged({ resource, quantity: max - step * 0.4 }))
  expect(selection.quantities).toEqual({ ...initialSelection.quantities, [id]: max })
})

test('a press chooses an offer, and a second one removes it', () => {
  const chosen = [fixedItemToggled(first.id), fixedItemToggled(second.id)]
  expect(quoteAfter(...chosen).selection.fixedItems).toEqual([first.id, second.id])
  const { selection } = quoteAfter(...chosen, fixedItemToggled(first.id))
  expect(selection.fixedItems).toEqual([second.id])
})

test('a custom service keeps its name and price while it is left out', () => {
  const custom = { selected: true, name: 'Antenna', price: customPriceBounds.min }
  const { selected, ...details } = custom
  const actions = [customServiceChanged({ selected }), customServiceChanged(details)]
  expect(quoteAfter(...actions).selection.custom).toEqual(custom)
  const leftOut = quoteAfter(...actions, customServiceChanged({ selected: false }))
  expect(leftOut.selection.custom).toEqual({ ...custom, selected: false })
})

const kept = [selectionReplaced(savedSelection), quoteSaved()]
const fromElsewhere = { ...nothingSaved, saved: everything, isDamaged: true }

test('Proceed’s quote is written, and so is its clearing', () => {
  expect(quoteAfter()).toMatchObject(nothingSaved)
  const savedHere = { saved: savedSelection, isDamaged: false, isSavedHere: true }
  const quote = quoteAfter(...kept)
  expect(quote).toMatchObject(savedHere)
  expect(selectSavedQuote({ quote })).toEqual(savedQuote)
  expect(quoteAfter(...kept, quoteCleared())).toMatchObject({ ...nothingSaved, isSavedHere: true })
})

test('another page’s quote is taken over, announced once, and not written again', () => {
  const change = quoteChangedElsewhere({ now: fromElsewhere, isOrdered: false })
  const taken = [...kept, change]
  expect(quoteAfter(...taken)).toMatchObject({ ...fromElsewhere, externalChange: 'changed' })
  const told = quoteAfter(...taken, damageShown(), externalChangeShown())
  expect(told).toMatchObject({ saved: everything, isDamaged: false, externalChange: null })
})

test.each([
  ['announced', kept, false, 'cleared'],
  ['an order if this tab went to pay for it', kept, true, 'ordered'],
  ['ignored if there was no quote', [], false, null],
])(
  'after another page cleared the quote the change is %s',
  (_case, before, isOrdered, externalChange) => {
    const change = quoteChangedElsewhere({ now: nothingSaved, isOrdered })
    expect(quoteAfter(...before, change)).toMatchObject({ ...nothingSaved, externalChange })
  },
)

const [line, last] = savedQuote.lines
if (!line || !last) throw new Error('A line is missing')

test.each([
  ['is kept beside others', fixedItemToggled(fixedItems[2].id), last],
  ['is forgotten when it is put back', lineRestored(last), null],
  ['is forgotten when it is chosen again', fixedItemToggled(second.id), null],
  ['is forgotten when all choices are replaced', selectionReplaced(nothing), null],
])('the last removed line %s (rule 7.16)', (_case, action, expected) => {
  const before = [selectionReplaced(everything), lineRemoved(line), lineRemoved(last)]
  const { removed } = quoteAfter(...before, action)
  expect(removed).toEqual(expected)
})

const byAnother = { ...nothingSaved, saved: savedSelection }

test.each([
  ['is opened where nothing was chosen', [], byAnother, savedSelection],
  ['leaves unsaved choices alone', [selectionReplaced(everything)], byAnother, everything],
  ['leaves the choices if it was cleared', [], nothingSaved, initialSelection],
])('another tab’s quote %s', (_case, before, now, expected) => {
  const change = quoteChangedElsewhere({ now, isOrdered: false })
  expect(quoteAfter(...before, change).selection).toEqual(expected)
})

test('a tab whose builder was never opened leaves the choices to its first visit', () => {
  const change = quoteChangedElsewhere({ now: byAnother, isOrdered: false })
  expect(selectIsOpened({ quote: quoteReducer(started, change) })).toBe(false)
  expect(selectIsOpened({ quote: quoteAfter(change) })).toBe(true)
})

test.each([
  ['the visitor', fixedItemToggled(first.id), true],
  ['another tab', quoteChangedElsewhere({ now: byAnother, isOrdered: false }), false],
])('choices changed by %s', (_case, action, isVisitors) => {
  expect(quoteAfter(action).isVisitorsChange).toBe(isVisitors)
})
