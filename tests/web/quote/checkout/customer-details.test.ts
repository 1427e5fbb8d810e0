import { expect, test } from 'vitest'
import { customerFields, mapCustomerFields } from '#shared/customer-fields.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { initialDetails, readDetails, saveDetails } from '#web/quote/checkout/customer-details.ts'

const typed = mapCustomerFields(({ label }) => `${label}, as typed `)

test('what was typed is read back as it was', () => {
  saveDetails(typed)
  expect(readDetails()).toEqual(typed)
})

test.each(customerFields)('$name, if it is missing there, has its initial value', ({ name }) => {
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
