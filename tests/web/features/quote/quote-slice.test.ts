import { expect, test } from 'vitest'
import { resources } from '#shared/catalogue.ts'
import { quantityChanged, selectSelection } from '#web/features/quote/quote-slice.ts'
import { makeStore } from '#web/state/store.ts'

const [{ id, min, max, step }] = resources

test.each([
  [min + step * 0.4, min],
  [min + step * 0.5, min + step],
  [min + step * 1.6, min + 2 * step],
  [max * 20, max],
  [min - step, min],
  [Number.NaN, min],
  [Number.POSITIVE_INFINITY, max],
])('a quantity of %d moves the slider to %d', (quantity, expected) => {
  const store = makeStore()
  store.dispatch(quantityChanged({ id, quantity }))
  expect(selectSelection(store.getState()).quantities[id]).toBe(expected)
})
