import { expect, test } from 'vitest'
import { notices } from '#web/content/notices.ts'

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
] as const)(
  '%s is destructive and has the agreed words (rules 6.2, 9.3 and 12.2)',
  (name, title, description) => {
    expect(notices[name]).toEqual({ title, description, isDestructive: true })
  },
)
