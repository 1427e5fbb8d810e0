import { expect, test } from 'vitest'
import { mapCustomerFields } from '#shared/customer-fields.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { initialDetails, readDraft, saveDraft } from '#web/quote/checkout/customer-details.ts'

const typed = mapCustomerFields(({ label }) => `${label}, as typed `)

test('what was typed is read back as it was', () => {
  saveDraft(typed)
  expect(readDraft()).toEqual(typed)
})

test('a field that a draft lacks has its initial value', () => {
  const { email, ...others } = typed
  sessionStorage.setItem(storageKeys.checkoutDetails, JSON.stringify(others))
  expect(readDraft()).toEqual({ ...typed, email: initialDetails.email })
  expect(readDraft().email).not.toBe(email)
})

test.each(['{', '[]', '{"email":1}'])('the damaged draft %s is ignored', (text) => {
  sessionStorage.setItem(storageKeys.checkoutDetails, text)
  expect(readDraft()).toEqual(initialDetails)
})
