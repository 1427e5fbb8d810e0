import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { customPriceBounds } from '#shared/catalogue.ts'
import { priceSelection } from '#shared/quote.ts'
import { initialSelection, isResourceId, toSelection, withLine } from '#shared/selection.ts'
import { anySelection, customService, everything, only } from '#tests/support/selections.ts'

test('any lines are made of the selection that they come from, and any line can be put back', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const { lines, totals } = priceSelection(selection)
      expect(priceSelection(toSelection(lines, {}))).toMatchObject({ lines, totals })
      expect(toSelection(lines, {}).keptPrices).toBeUndefined()
      for (const line of lines)
        expect(priceSelection(withLine(selection, line))).toMatchObject({ lines, totals })
    }),
  )
})

test('a custom service that has a name and a price keeps them when its line is put back', () => {
  const custom = { ...customService, selected: false, price: customPriceBounds.min }
  const [line] = priceSelection({ ...only(), custom: customService }).lines
  if (!line) throw new Error('There is no line')
  const { custom: restored } = withLine({ ...only(), custom }, line)
  expect(restored).toEqual({ ...custom, selected: true })
})

test('the initial selection has every slider at its default', () => {
  expect(Object.keys(initialSelection.quantities)).toEqual(Object.keys(everything.quantities))
  expect(Object.keys(initialSelection.quantities).every(isResourceId)).toBe(true)
})
