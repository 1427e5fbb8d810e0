import { expect, test } from 'vitest'
import { customerFields, mapCustomerFields } from '#shared/customer-fields.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { initialDetails, readDetails, saveDetails } from '#web/quote/keep/customer-details.ts'

const typed = mapCustomerFields(({ label }) => `${label}, as typed `)

test('typed details are read back unchanged', () => {
  saveDetails(typed)
  expect(readDetails()).toEqual(typed)
})

test.each(customerFields)('a missing $name has its initial value', ({ name }) => {
  sessionStorage.setItem(
    storageKeys.checkoutDetails,
    JSON.stringify({ ...typed, [name]: undefined }),
  )
  expect(readDetails()).toEqual({ ...typed, [name]: initialDetails[name] })
})

test.each(['{', '[]', '{"email":1}'])('the damaged entry %s is ignored', (text) => {
  sessionStorage.setItem(storageKeys.checkoutDetails, text)
  expect(readDetails()).toEqual(initialDetails)
})
