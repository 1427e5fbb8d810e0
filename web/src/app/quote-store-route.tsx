import { Provider } from 'react-redux'
import { Outlet } from 'react-router-dom'
import { makeStore } from '#web/state/store.ts'
import { keepQuoteInStorage } from '#web/state/keep-quote-in-storage.ts'

/**
 * The route around the pages that use the quote. In a browser it is ready when the saved quote has been read; the
 * hydration still sees the state that the page was prerendered with, and moves on to the saved one.
 */
export async function openQuoteStore() {
  const store = makeStore()
  const prerenderedState = store.getState()
  if (!import.meta.env.SSR) await keepQuoteInStorage(store)
  return {
    Component: () => (
      <Provider store={store} serverState={prerenderedState}>
        <Outlet />
      </Provider>
    ),
  }
}
