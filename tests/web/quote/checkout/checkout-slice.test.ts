import { expect, test, vi } from 'vitest'
import { quoteNumber } from '#shared/quote-number.ts'
import { cancelPayment, startPayment } from '#web/quote/checkout/checkout-slice.ts'
import { readOrder } from '#web/quote/store/order.ts'
import { quoteSaved, selectionReplaced } from '#web/quote/store/quote-slice.ts'
import { makeStore } from '#web/quote/store/store.ts'
import { respondLater } from '#tests/support/checkout-page.ts'
import { customer } from '#tests/support/checkout-request.ts'
import { everything, savedQuote, savedSelection } from '#tests/support/selections.ts'

const session = () => Response.json({ url: 'https://pay.example/1' })

/** The checkout of a saved quote, with a server that responds when it is told to. */
function openCheckout() {
  const { dispatch } = makeStore()
  dispatch(selectionReplaced(savedSelection))
  dispatch(quoteSaved())
  return { dispatch, pay: () => dispatch(startPayment(customer)), ...respondLater() }
}

test('a change of the quote during the request prevents the payment (rule 9.11)', async () => {
  const { dispatch, pay, respond } = openCheckout()
  const paying = pay()
  dispatch(selectionReplaced(everything))
  dispatch(quoteSaved())
  respond(session())
  expect(await paying).toBe('orderChanged')
})

test('the response to a cancelled payment is ignored, and a new one can start (rule 9.10)', async () => {
  const { dispatch, pay, respond } = openCheckout()
  const cancelled = pay()
  dispatch(cancelPayment())
  const restarted = pay()
  respond(session())
  respond(session())
  expect(await cancelled).toBeNull()
  expect(await restarted).toMatchObject({ isCreated: true })
  expect(readOrder()?.number).toBe(quoteNumber(savedQuote))
})

test('cancelling stops a redirect that has begun, and nothing else (rule 9.10)', async () => {
  const stop = vi.spyOn(window, 'stop').mockImplementation(() => {})
  const { dispatch, pay, respond } = openCheckout()
  dispatch(cancelPayment())
  const paying = pay()
  dispatch(cancelPayment())
  respond(session())
  await paying
  expect(stop).not.toHaveBeenCalled()
  const redirected = pay()
  respond(session())
  await redirected
  dispatch(cancelPayment())
  expect(stop).toHaveBeenCalledOnce()
})
