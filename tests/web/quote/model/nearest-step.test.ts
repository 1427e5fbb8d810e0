import { expect, test } from 'vitest'
import { resources } from '#shared/catalogue.ts'
import { nearestStep } from '#web/quote/model/nearest-step.ts'

test.each([
  [5, 5],
  [14, 5],
  [15, 25],
  [34, 25],
  [45, 45],
  [60, 45],
  [-100, 5],
  [NaN, 5],
])('on a slider from 5 to 45 in steps of 20, %d is at %d', (value, expected) => {
  expect(nearestStep({ ...resources[0], min: 5, max: 45, step: 20 }, value)).toBe(expected)
})
