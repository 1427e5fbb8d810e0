import { expect, test } from 'vitest'
import { resources } from '#shared/catalogue.ts'
import { nearestStep } from '#web/features/quote/nearest-step.ts'

const storage = resources.find(({ id }) => id === 'storage')

test.each([
  [0, 0],
  [24, 0],
  [25, 50],
  [130, 150],
  [500, 500],
  [9999, 500],
  [-50, 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 500],
])('of %d GB the slider has %d', (wanted, nearest) => {
  expect(storage && nearestStep(storage, wanted)).toBe(nearest)
})
