import { expect, onTestFinished, test, vi } from 'vitest'
import { quoteSaved, selectionReplaced, selectSaved } from '#web/quote/store/quote-slice.ts'
import {
  savedQuoteItems,
  saveQuote,
  saveQuoteElsewhere,
  storedQuoteItems,
} from '#tests/support/quote-items.ts'
import { savedSelection } from '#tests/support/selections.ts'

/** Opens a tab with its own modules. */
async function openTab() {
  vi.resetModules()
  const { makeStore } = await import('#web/quote/store/store.ts')
  const { syncQuoteWithStorage } = await import('#web/quote/store/sync-quote-with-storage.ts')
  const store = makeStore()
  await syncQuoteWithStorage(store)
  return store
}

test('only what Proceed saves is written, never items read from another version of the site', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const written = vi.spyOn(Storage.prototype, 'setItem')
  const otherItems = savedQuoteItems.map((item) => ({ ...item, description: 'Once', icon: 'star' }))
  saveQuote(otherItems)
  const [tab, otherTab] = [await openTab(), await openTab()]
  for (const items of [otherItems.slice(1), otherItems]) {
    saveQuoteElsewhere(items)
    vi.advanceTimersByTime(1_000)
    expect(storedQuoteItems()).toEqual(items)
  }
  expect(selectSaved(otherTab.getState())).toEqual(savedSelection)
  // The three writes of the test itself.
  expect(written).toHaveBeenCalledTimes(3)

  tab.dispatch(selectionReplaced(savedSelection))
  tab.dispatch(quoteSaved())
  vi.advanceTimersByTime(1_000)
  expect(written).toHaveBeenCalledTimes(4)
  expect(storedQuoteItems()).toEqual(savedQuoteItems)
})

test('once full storage has room again, the next Proceed saves the same lines', async () => {
  // redux-persist logs that it could not write.
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  const tab = await openTab()
  tab.dispatch(selectionReplaced(savedSelection))
  tab.dispatch(quoteSaved())
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())

  write.mockRestore()
  tab.dispatch(quoteSaved())
  await vi.waitFor(() => expect(storedQuoteItems()).toEqual(savedQuoteItems))
})
