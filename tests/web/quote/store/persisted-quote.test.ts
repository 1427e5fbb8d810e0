import { expect, test, vi } from 'vitest'
import { quoteSaved, selectionReplaced } from '#web/quote/store/quote-slice.ts'
import { makeStore } from '#web/quote/store/store.ts'
import { syncQuoteWithStorage } from '#web/quote/store/sync-quote-with-storage.ts'
import { savedQuoteItems, storedQuoteItems } from '#tests/support/quote-items.ts'
import { savedSelection } from '#tests/support/selections.ts'

test('once full storage has room again, the next Proceed saves the same lines', async () => {
  // redux-persist logs that it could not write.
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  const store = makeStore()
  await syncQuoteWithStorage(store)
  store.dispatch(selectionReplaced(savedSelection))
  store.dispatch(quoteSaved())
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())

  write.mockRestore()
  store.dispatch(quoteSaved())
  await vi.waitFor(() => expect(storedQuoteItems()).toEqual(savedQuoteItems))
})
