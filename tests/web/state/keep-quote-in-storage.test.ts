import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { initialSelection, linesOf } from '#shared/pricing.ts'
import { checkoutWords } from '#web/content/checkout.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { openCheckout, payButton, payLabel } from '#tests/support/checkout-page.ts'
import { announceChange } from '#tests/support/quote-items.ts'
import { openBuilder, proceedButton } from '#tests/support/quote-page.ts'

const initialLines = linesOf(initialSelection)

test('storage that is cleared altogether clears the quote', async () => {
  const { router } = await openCheckout()
  localStorage.clear()
  announceChange(null)
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.customQuote))
  await screen.findByText(notices.quoteClearedElsewhere.title)
})

test('what other tabs store under other keys changes nothing', async () => {
  await openCheckout()
  localStorage.removeItem(storageKeys.quoteItems)
  act(() => announceChange('other'))
  expect(await payButton()).toBeEnabled()
})

test('where storage is full the quote lasts for the visit, with a notification', async () => {
  // redux-persist logs the failure too, in development.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  const { user } = await openBuilder()
  await user.click(proceedButton())
  await screen.findByRole('heading', { level: 1, name: checkoutWords.heading })
  await screen.findByText(notices.storageUnavailable.title)
  expect(screen.getByRole('button', { name: payLabel(initialLines) })).toBeEnabled()
})
