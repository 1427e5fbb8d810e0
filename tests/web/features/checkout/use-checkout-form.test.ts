import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  accept,
  answerLater,
  answerWith,
  fillIn,
  openCheckout,
  pay,
  watchProvider,
} from '#tests/support/checkout-page.ts'

const consent = () => screen.getByRole('checkbox', { name: /I accept/ })

const press = () => fireEvent.click(screen.getByRole('button', { name: /^Pay|^Processing/ }))

/** From now on time passes only when a test says so. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Waits for what takes none of that time: promises, modules, timers that are due at once. */
async function until(isTrue: () => boolean) {
  while (!isTrue()) {
    await act(async () => {
      await new Promise((resolve) => setImmediate(resolve))
      await vi.advanceTimersByTimeAsync(0)
    })
  }
}

test('Back from the provider revives a page that was left processing, without the consent', async () => {
  answerLater()
  const { user } = await openCheckout()
  await fillIn(user)
  await accept(user)
  await pay(user)
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeVisible()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await screen.findByRole('button', { name: 'Pay US$3,074.00' })
  await waitFor(() => expect(consent()).not.toBeChecked())
  expect(screen.getByLabelText(/Full name/)).toHaveValue('Wanjiru  Kamau')
})

test('a page that is shown for the first time keeps what was ticked early', async () => {
  const { user } = await openCheckout()
  await accept(user)
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  })
  expect(consent()).toBeChecked()
})

test('a provider’s page that does not come: after ten seconds Pay can be pressed again', async () => {
  const { sessionAt } = watchProvider()
  const requests = answerWith(() => sessionAt('#hangs'))
  const { user } = await openCheckout()
  await fillIn(user)
  await accept(user)
  stopClock()
  press()
  await until(() => location.hash === '#hangs')
  await act(() => vi.advanceTimersByTimeAsync(9_999))
  press()
  expect(requests).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('button', { name: 'Pay US$3,074.00' })).toBeEnabled()
  expect(consent()).toBeChecked()
  await until(() => screen.queryByText('The payment page has not opened') !== null)
  press()
  expect(requests).toHaveLength(2)
})
