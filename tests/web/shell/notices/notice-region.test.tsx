import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { field, openCheckout, pay } from '#tests/support/checkout-page.ts'
import { savedQuoteItems, saveQuoteElsewhere } from '#tests/support/quote-items.ts'
import { layoutWords } from '#web/content/layout.ts'
import { notices } from '#web/content/notices.ts'
import { storageKeys } from '#web/content/storage-keys.ts'

/** Opens the checkout and waits for the region, which the first focused field loads. */
async function openWithRegion() {
  const page = await openCheckout()
  await page.user.click(field('fullName'))
  await screen.findByRole('region', { name: new RegExp(layoutWords.notices) })
  return page
}

test('a notification stays for four to five seconds', async () => {
  const { user } = await openWithRegion()
  await pay(user)
  const notification = await screen.findByText(notices.requiredFieldsMissing.title)
  // A notification’s timer only runs while the tab is visible.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(notification).toBeInTheDocument()
  // The library takes another 200 ms to slide it out.
  await act(() => vi.advanceTimersByTimeAsync(1_200))
  expect(notification).not.toBeInTheDocument()
})

test('an error notification looks destructive, others do not', async () => {
  const { user } = await openWithRegion()
  await pay(user)
  const error = await screen.findByText(notices.requiredFieldsMissing.title)
  expect(error.closest('li')).toHaveAttribute('data-type', 'error')
  expect(error.closest('li')).toHaveAttribute('data-rich-colors', 'true')
  localStorage.removeItem(storageKeys.quoteItems)
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.quoteItems }))
  const notification = await screen.findByText(notices.quoteClearedElsewhere.title)
  expect(notification.closest('li')).not.toHaveAttribute('data-type', 'error')
})

const notifications = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')]

test('at most three notifications are visible, and Alt+T moves the focus to them (rule 12.1)', async () => {
  const { user } = await openWithRegion()
  for (const count of [1, 2, 3, 4]) {
    saveQuoteElsewhere(savedQuoteItems.slice(count % 2))
    await waitFor(() => expect(notifications()).toHaveLength(count))
  }
  const shown = notifications().filter(({ dataset }) => dataset['visible'] === 'true')
  expect(shown).toHaveLength(3)
  await user.keyboard('{Alt>}[KeyT]{/Alt}')
  expect(document.querySelector('[data-sonner-toaster]')).toHaveFocus()
})
