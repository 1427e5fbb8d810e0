import { expect, test } from 'vitest'
import { customerFields, mapCustomerFields } from '#shared/customer-fields.ts'
import { readDetails, saveDetails } from '#web/quote/keep/customer-details.ts'
import { startOrder } from '#web/quote/keep/order.ts'
import { openReceipt } from '#web/quote/receipt/open-receipt.ts'
import { quoteOf } from '#web/quote/model/selection.ts'
import { customer } from '#tests/support/checkout-request.ts'
import { chosen } from '#tests/support/quote-events.ts'

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

test.each([
  ['7KQ3-M4TX', initial],
  ['2222-2222', typed],
  [undefined, typed],
])(
  'the receipt of %s removes the details from a shared computer, if this browser knows the order (rule 9.12)',
  (reference, left) => {
    startOrder(quoteOf(chosen), '7KQ3-M4TX', customer)
    saveDetails(typed)
    openReceipt(reference)
    expect(readDetails()).toEqual(left)
  },
)

test.each(['{', '[]', '{"email":1}'])('the damaged entry %s is ignored', (text) => {
  store(text)
  expect(readDetails()).toEqual(initial)
})
