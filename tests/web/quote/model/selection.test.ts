import { expect, test } from 'vitest'
import { resources } from '#shared/catalogue.ts'
import { initialSelection } from '#shared/quote.ts'
import {
  hasUnsavedChoices,
  isSameOrder,
  nearestStep,
  withExample,
} from '#web/quote/model/selection.ts'
import { atTodaysPrices, customService, everything, nothing } from '#tests/support/selections.ts'

const deselected = { ...nothing, custom: { ...customService, selected: false } }
const unfinished = { ...nothing, custom: { ...customService, price: null } }

test.each([
  ['the initial selection, whatever is saved', initialSelection, everything, false],
  ['what is saved', everything, everything, false],
  ['something else', everything, null, true],
  ['what is saved, beside a service that was deselected', deselected, nothing, false],
  ['an unfinished custom service beside what is saved', unfinished, unfinished, true],
])('would replacing %s lose anything?', (_case, selection, saved, expected) => {
  const isUnsaved = hasUnsavedChoices(atTodaysPrices(selection), saved && atTodaysPrices(saved))
  expect(isUnsaved).toBe(expected)
})

test.each([
  [9, 0],
  [10, 20],
  [29, 20],
  [60, 40],
  [-100, 0],
  [NaN, 0],
])('on a slider to 40 in steps of 20, %d is at %d', (value, expected) => {
  expect(nearestStep({ ...resources[0], max: 40, step: 20 }, value)).toBe(expected)
})

const wished = (note: string) => atTodaysPrices(Object.assign({ note }, everything))

test('what is chosen for the whole quote, whatever it is, is ordered, and outlasts an example', () => {
  expect(isSameOrder(wished('Monday'), wished('Monday'))).toBe(true)
  expect(isSameOrder(wished('Monday'), wished('Tuesday'))).toBe(false)
  const begun = withExample(wished('Monday'), nothing)
  expect(begun.selection).toMatchObject({ note: 'Monday', fixedItems: [] })
})
