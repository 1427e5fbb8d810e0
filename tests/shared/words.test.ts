import { expect, test } from 'vitest'
import { unitOf, type Unit } from '#shared/words.ts'

const camera: Unit = { one: 'camera', other: 'cameras' }

test.each([
  [1, camera, 'camera'],
  [5, camera, 'cameras'],
  [1, { other: 'GB' }, 'GB'],
])('%d is followed by the form for it of %j', (quantity, unit, form) => {
  expect(unitOf(quantity, unit)).toBe(form)
})
