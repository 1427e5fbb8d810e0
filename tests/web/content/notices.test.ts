import { expect, test } from 'vitest'
import { notices } from '#web/content/notices.ts'

// The specification's, sections 5 and 8.
test.each([
  ['contactFieldsMissing', 'Missing fields', 'Please fill in all required fields.'],
  ['requiredFieldsMissing', 'Required fields missing', 'Please fill in all required fields'],
  ['invalidEmail', 'Invalid email', 'Please enter a valid email address'],
  [
    'termsNotAccepted',
    'Terms not accepted',
    'Please accept the Terms of Service and Refund Policy',
  ],
  ['checkoutFailed', 'Checkout failed', 'Unable to process checkout. Please try again.'],
] as const)('%s is destructive and has the specified words', (name, title, description) => {
  expect(notices[name]).toEqual({ title, description, isDestructive: true })
})
