import { expect, test } from 'vitest'
import { resources } from '#shared/catalogue.ts'
import { nearestStep } from '#web/quote/model/nearest-step.ts'

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
