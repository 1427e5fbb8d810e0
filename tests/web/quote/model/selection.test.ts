import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialSelection, priceSelection } from '#shared/pricing.ts'
import {
  hasUnsavedChoices,
  isCustomUnfinished,
  withLine,
  withoutLine,
} from '#web/quote/model/selection.ts'
import { anySelection, customService, everything, nothing } from '#tests/support/selections.ts'

const unfinished = { ...nothing, custom: { ...customService, price: null } }

test.each([
  ['the initial selection, whatever is saved', initialSelection, everything, false],
  ['what is saved', everything, everything, false],
  ['something else', everything, null, true],
  ['an unfinished custom service beside what is saved', unfinished, unfinished, true],
])('would replacing %s lose anything?', (_case, selection, saved, expected) => {
  expect(hasUnsavedChoices(selection, saved)).toBe(expected)
})

test.each([
  ['without a price', { ...customService, price: null }, true],
  ['without a name', { ...customService, name: '' }, true],
  ['with both', customService, false],
  ['that is not selected', { ...customService, selected: false }, false],
])('is a custom service %s unfinished?', (_case, custom, expected) => {
  // Beside other lines.
  expect(isCustomUnfinished({ ...everything, custom })).toBe(expected)
})

test('removing a line changes no other line, and putting it back restores the quote', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const lines = priceSelection(selection)
      for (const line of lines) {
        const rest = withoutLine(selection, line.id)
        expect(priceSelection(rest)).toEqual(lines.filter((other) => other !== line))
        expect(priceSelection(withLine(rest, line))).toEqual(lines)
        expect(priceSelection(withLine(selection, line))).toEqual(lines)
      }
    }),
  )
})
