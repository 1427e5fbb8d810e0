import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf } from '#shared/pricing.ts'
import { withLine, withoutLine } from '#web/quote/model/line-changes.ts'
import { anySelection, everything } from '#tests/support/selections.ts'

test('removing a line changes no other line, and putting it back restores the quote', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const lines = linesOf(selection)
      for (const line of lines) {
        const rest = withoutLine(selection, line.id)
        expect(linesOf(rest)).toEqual(lines.filter((other) => other !== line))
        expect(linesOf(withLine(rest, line))).toEqual(lines)
        expect(linesOf(withLine(selection, line))).toEqual(lines)
      }
    }),
  )
})

test('an offer that is put back twice is chosen once', () => {
  const [line] = linesOf(everything)
  if (!line) throw new Error('No line')
  expect(withLine(everything, line).fixedItems).toEqual(everything.fixedItems)
})
