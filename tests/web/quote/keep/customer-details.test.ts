import { expect, test } from 'vitest'
import { customerFields, mapCustomerFields } from '#shared/customer-fields.ts'
import { readDetails, saveDetails } from '#web/quote/keep/customer-details.ts'

const typed = mapCustomerFields(({ label }) => `${label}, as typed `)
const initial = { ...mapCustomerFields(() => ''), country: 'Uganda' }
const store = (text: string) => sessionStorage.setItem('checkoutDetails', text)

test('typed details are read back unchanged; a missing one has its initial value', () => {
  saveDetails(typed)
  expect(readDetails()).toEqual(typed)
  for (const { name } of customerFields) {
    store(JSON.stringify({ ...typed, [name]: undefined }))
    expect(readDetails()).toEqual({ ...typed, [name]: initial[name] })
  }
})

test.each(['{', '[]', '{"email":1}'])('the damaged entry %s is ignored', (text) => {
  store(text)
  expect(readDetails()).toEqual(initial)
})
