import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkoutRequestSchema, maxLengths } from '#shared/checkout-contract.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import { anyTyped } from '#tests/support/typed-text.ts'
import { customerInfoOf, emptyDetails } from '#web/features/checkout/customer-details.ts'
import { validateDetails } from '#web/features/checkout/validate-details.ts'

const complete = {
  ...emptyDetails,
  fullName: 'Wanjiru Kamau',
  email: 'wanjiru@acme.example',
  phone: '+254 700 000 001',
}

test('complete details with the terms accepted pass', () => {
  expect(validateDetails(complete, true)).toBeNull()
})

test.each(['fullName', 'email', 'phone'] as const)(
  'a missing %s fails the first check, whatever else is wrong',
  (field) => {
    const failed = validateDetails({ ...complete, email: 'no at', [field]: '  ' }, false)
    expect(failed?.notice.title).toBe('Required fields missing')
    expect(Object.keys(failed?.errors ?? {})).toEqual([field])
  },
)

test.each([
  ['characters without width', '\u{200b}\u{fe0f}\t'],
  ['the blank of braille', '\u{2800}'],
  ['spaces up to its limit', `${' '.repeat(maxLengths.email)}wanjiru@acme.example`],
])('a required field that holds %s is missing', (_case, text) => {
  const details = { ...complete, fullName: text, email: text, phone: text }
  const failed = validateDetails(details, true)
  expect(Object.keys(failed?.errors ?? {})).toEqual(['fullName', 'email', 'phone'])
})

test('every missing field is marked', () => {
  expect(Object.keys(validateDetails(emptyDetails, false)?.errors ?? {})).toEqual([
    'fullName',
    'email',
    'phone',
  ])
})

test('an email address without an @ fails before the terms are asked for', () => {
  const failed = validateDetails({ ...complete, email: 'wanjiru.acme.example' }, false)
  expect(failed?.notice).toMatchObject({
    title: 'Invalid email',
    description: 'Please enter a valid email address',
  })
})

test('the terms come last', () => {
  const failed = validateDetails(complete, false)
  expect(failed?.notice).toMatchObject({
    title: 'Terms not accepted',
    description: 'Please accept the Terms of Service and Refund Policy',
  })
  expect(failed?.errors).toHaveProperty('acceptTerms')
})

const anyDetails = fc.record({
  fullName: anyTyped(3),
  email: fc.tuple(anyTyped(maxLengths.email), anyTyped(3)).map((parts) => parts.join('@')),
  phone: anyTyped(maxLengths.phone + 3),
  company: anyTyped(3),
  address: anyTyped(3),
  city: anyTyped(3),
  postalCode: anyTyped(maxLengths.postalCode + 3),
  country: anyTyped(3),
  notes: anyTyped(3),
})

test('details that pass are details that the server takes', () => {
  fc.assert(
    fc.property(anyDetails, (details) => {
      fc.pre(validateDetails(details, true) === null)
      const request = checkoutRequest({ customerInfo: customerInfoOf(details) })
      expect(checkoutRequestSchema.safeParse(request).success).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})
