import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialSelection, priceSelection } from '#shared/pricing.ts'
import { hasUnsavedChoices, withLine, withoutLine } from '#web/quote/model/selection.ts'
import { anySelection, customService, everything, nothing } from '#tests/support/selections.ts'

const deselected = { ...nothing, custom: { ...customService, selected: false } }
const unfinished = { ...nothing, custom: { ...customService, price: null } }

test.each([
  ['the initial selection, whatever is saved', initialSelection, everything, false],
  ['what is saved', everything, everything, false],
  ['something else', everything, null, true],
  ['what is saved, beside a service that was deselected', deselected, nothing, false],
  ['an unfinished custom service beside what is saved', unfinished, unfinished, true],
])('would replacing %s lose anything?', (_case, selection, saved, expected) => {
  expect(hasUnsavedChoices(selection, saved)).toBe(expected)
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
