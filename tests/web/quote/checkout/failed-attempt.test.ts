import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { paths } from '#web/content/paths.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { buy, openCheckout, pay, refusal, respondWith } from '#tests/support/checkout-page.ts'

/** Presses Pay, and returns the alert in the form that says what to do, beside the notification. */
async function payInVain(answer: () => Response | Promise<Response>) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  respondWith(answer)
  const { user } = await openCheckout()
  await buy(user)
  await screen.findByText('Checkout failed')
  const said = await screen.findByText(/^Nothing was charged(?!.*marked or beside Pay)/)
  expect(said.parentElement).toHaveAttribute('role', 'alert')
  return { user, said, alert: within(said.parentElement ?? document.body) }
}

test.each([
  ['no answer', () => Promise.reject(new TypeError()), 'press Pay again; if it fails again', 1],
  ['an order that the provider refuses', () => refusal('provider_rejected', 500), 'not help', 0],
])(
  'after %s the form says what to do until the next press, and only what can help is asked for',
  async (_case, answer, toDo, asked) => {
    const { user, said } = await payInVain(answer)
    expect(said).toHaveTextContent(toDo)
    expect(said).toHaveTextContent('pay by bank transfer')
    const asks = screen.queryAllByText('Unable to process checkout. Please try again.')
    expect(asks).toHaveLength(asked)
    respondWith(() => new Promise(() => {}))
    await pay(user)
    expect(said).not.toBeInTheDocument()
  },
)

test('a package that the function refuses leads back to the builder (rule 9.8)', async () => {
  const { alert } = await payInVain(() => refusal('order_refused', 422))
  expect(alert.getByRole('link')).toHaveAttribute('href', paths.customQuote)
  expect(screen.queryByText(checkoutCopy.outdated.text)).toBeNull()
})
