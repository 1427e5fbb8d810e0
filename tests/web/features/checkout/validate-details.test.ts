import { expect, test } from 'vitest'
import { emptyDetails } from '#web/features/checkout/customer-details.ts'
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

test('every missing field is marked', () => {
  expect(Object.keys(validateDetails(emptyDetails, false)?.errors ?? {})).toEqual([
    'fullName',
    'email',
    'phone',
  ])
})

test('an e-mail address without an @ fails before the terms are asked for', () => {
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
