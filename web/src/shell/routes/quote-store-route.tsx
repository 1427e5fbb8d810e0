import { Provider } from 'react-redux'
import { Outlet } from 'react-router-dom'
import { makeStore } from '#web/quote/store/store.ts'
import { syncQuoteWithStorage } from '#web/quote/store/sync-quote-with-storage.ts'

/**
 * The layout route of the pages that use the quote. In a browser it waits for the saved quote; hydration still starts
 * from the prerendered state, then switches to the saved one.
 */
export async function quoteStoreRoute() {
  const store = makeStore()
  const prerenderedState = store.getState()
  if (!import.meta.env.SSR) await syncQuoteWithStorage(store)
  return {
    Component: () => (
      <Provider store={store} serverState={prerenderedState}>
        <Outlet />
      </Provider>
    ),
  }
}
