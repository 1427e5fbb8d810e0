import { expect, test } from 'vitest'
import { customPriceBounds, fixedItems, resources } from '#shared/catalogue.ts'
import { dollars, inDollars } from '#shared/money.ts'
import { initialSelection, linesOf, selectedCount } from '#shared/pricing.ts'
import { selectChanges } from '#web/features/quote/changes-slice.ts'
import {
  customNameTyped,
  customPriceTyped,
  customServiceToggled,
  fixedItemToggled,
  lineRemoved,
  lineRestored,
  quantityChanged,
  selectCount,
  selectionReopened,
  selectionReplaced,
  selectLines,
  selectSelection,
} from '#web/features/quote/quote-slice.ts'
import { quoteChangedElsewhere } from '#web/state/quote-items-slice.ts'
import { makeStore, type AppStore } from '#web/state/store.ts'
import { everything, nothing, savedLines } from '#tests/support/selections.ts'

const [, { id, min, max, step }] = resources
const [first, second] = fixedItems

/** The selection after these actions, in a new tab. */
function selectionAfter(...actions: readonly Parameters<AppStore['dispatch']>[0][]) {
  const store = makeStore()
  for (const action of actions) store.dispatch(action)
  return selectSelection(store.getState())
}

test.each([
  [min + step * 0.4, min],
  [min + step * 0.5, min + step],
  [min + step * 1.6, min + 2 * step],
  [max * 20, max],
  [min - step, min],
  [Number.NaN, min],
  [Number.POSITIVE_INFINITY, max],
])('a quantity of %d moves the slider to %d', (quantity, expected) => {
  expect(selectionAfter(quantityChanged({ id, quantity })).quantities[id]).toBe(expected)
})

test('an offer that is pressed is chosen, and pressed again it is not', () => {
  const chosen = [fixedItemToggled(first.id), fixedItemToggled(second.id)]
  expect(selectionAfter(...chosen).fixedItems).toEqual([first.id, second.id])
  expect(selectionAfter(...chosen, fixedItemToggled(first.id)).fixedItems).toEqual([second.id])
})

test('a custom service is chosen, named and priced, and keeps both when it is left out', () => {
  const price = customPriceBounds.min
  const custom = [
    customServiceToggled(),
    customNameTyped('Antenna'),
    customPriceTyped(String(inDollars(price))),
  ]
  expect(selectionAfter(...custom).custom).toEqual({ selected: true, name: 'Antenna', price })
  expect(selectionAfter(...custom, customServiceToggled()).custom).toEqual({
    selected: false,
    name: 'Antenna',
    price,
  })
})

test.each([
  ['', null],
  ['1', null],
  ['2501', null],
  ['25,00', dollars(25)],
])('typing the price %j leaves a price of %j (rule 7.4)', (typed, price) => {
  expect(selectionAfter(selectionReplaced(everything), customPriceTyped(typed)).custom.price).toBe(
    price,
  )
})

test('a removed line can be put back', () => {
  const [line] = savedLines
  if (!line) throw new Error('No line')
  const replaced = selectionReplaced({ ...nothing, fixedItems: [first.id, second.id] })
  expect(selectionAfter(replaced, lineRemoved(line.id)).fixedItems).toEqual([second.id])
  expect(linesOf(selectionAfter(replaced, lineRemoved(line.id), lineRestored(line)))).toEqual(
    savedLines,
  )
})

test('the lines and their number are those of the selection', () => {
  const store = makeStore()
  expect(selectLines(store.getState())).toEqual(linesOf(initialSelection))
  store.dispatch(selectionReplaced(everything))
  expect(selectLines(store.getState())).toEqual(linesOf(everything))
  expect(selectCount(store.getState())).toBe(selectedCount(everything))
})

const saved = { lines: savedLines, isDamaged: false }
const empty = { lines: [], isDamaged: false }

test.each([
  ['is opened where nothing was chosen', [], saved, savedLines],
  ['is opened in place of the saved one', [selectionReopened(nothing)], saved, savedLines],
  ['leaves unsaved choices alone', [selectionReplaced(everything)], saved, linesOf(everything)],
  ['that was cleared leaves the choices', [], empty, linesOf(initialSelection)],
])('a quote of another tab %s', (_case, before, now, expected) => {
  const change = quoteChangedElsewhere({ before: linesOf(nothing), now, isOrdered: false })
  expect(linesOf(selectionAfter(...before, change))).toEqual(expected)
})

test('the visitor’s changes are counted, not those of storage or another tab', () => {
  const store = makeStore()
  const change = { before: [], now: saved, isOrdered: false }
  store.dispatch(selectionReopened(nothing))
  store.dispatch(quoteChangedElsewhere(change))
  expect(selectChanges(store.getState())).toBe(0)
  store.dispatch(fixedItemToggled(first.id))
  store.dispatch(selectionReplaced(everything))
  expect(selectChanges(store.getState())).toBe(2)
})
