import { expect, test } from 'vitest'
import { isReference } from '#shared/checkout-response.ts'

test.each([
  ['7KQ3-M4TX', true],
  ['7KQ3M4TX', false],
  ['7KQ3-M4TX-', false],
  ['-7KQ3-M4TX', false],
  ['7KQ3-M4T', false],
  ['7KQ3-M4T0', false],
  ['7kq3-m4tx', false],
  [['7KQ3-M4TX'], false],
  [undefined, false],
])('%j is an order reference: %s (rule 10.14)', (value, expected) => {
  expect(isReference(value)).toBe(expected)
})
