import { expect, test } from 'vitest'
import { mapCustomerFields } from '#shared/customer-fields.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { initialDetails, readDetails, saveDetails } from '#web/quote/checkout/customer-details.ts'

const typed = mapCustomerFields(({ label }) => `${label}, as typed `)

test('what was typed is read back as it was', () => {
  saveDetails(typed)
  expect(readDetails()).toEqual(typed)
})

test('a field that is missing there has its initial value', () => {
  const { email, ...others } = typed
  sessionStorage.setItem(storageKeys.checkoutDetails, JSON.stringify(others))
  expect(readDetails()).toEqual({ ...typed, email: initialDetails.email })
  expect(readDetails().email).not.toBe(email)
})

test.each(['{', '[]', '{"email":1}'])('the damaged entry %s is ignored', (text) => {
  sessionStorage.setItem(storageKeys.checkoutDetails, text)
  expect(readDetails()).toEqual(initialDetails)
})
