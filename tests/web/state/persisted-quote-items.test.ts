import { expect, onTestFinished, test, vi } from 'vitest'
import { quoteSaved, selectQuoteLines } from '#web/state/quote-items-slice.ts'
import {
  savedQuoteItems,
  saveQuote,
  saveQuoteElsewhere,
  storedQuoteItems,
} from '#tests/support/quote-items.ts'
import { savedLines } from '#tests/support/selections.ts'

/** A tab with modules of its own. */
async function openTab() {
  vi.resetModules()
  const { makeStore } = await import('#web/state/store.ts')
  const { keepQuoteInStorage } = await import('#web/state/keep-quote-in-storage.ts')
  const store = makeStore()
  await keepQuoteInStorage(store)
  return store
}

test('only what Proceed saves is written, and never what another version of the site saved', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const written = vi.spyOn(Storage.prototype, 'setItem')
  const itsItems = savedQuoteItems.map((item) => ({ ...item, description: 'Once', icon: 'star' }))
  saveQuote(itsItems)
  const [tab, otherTab] = [await openTab(), await openTab()]
  for (const items of [itsItems.slice(1), itsItems]) {
    saveQuoteElsewhere(items)
    vi.advanceTimersByTime(1_000)
    expect(storedQuoteItems()).toEqual(items)
  }
  expect(selectQuoteLines(otherTab.getState())).toEqual(savedLines)
  // By the test itself.
  expect(written).toHaveBeenCalledTimes(3)

  tab.dispatch(quoteSaved(savedLines))
  vi.advanceTimersByTime(1_000)
  expect(written).toHaveBeenCalledTimes(4)
  expect(storedQuoteItems()).toEqual(savedQuoteItems)
})
