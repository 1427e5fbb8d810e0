import { Provider } from 'react-redux'
import { Outlet, useNavigate } from 'react-router-dom'
import { paths } from '#web/content/paths.ts'
import { usePerformer } from '#web/quote/life/hooks.ts'
import { followStorage, makeStore } from '#web/quote/life/store.ts'

/**
 * The layout route of the pages that use the quote. In a browser it waits for the saved quote; hydration still starts
 * from the prerendered state, then switches to the saved one.
 */
export async function quoteStoreRoute() {
  const store = makeStore()
  const prerenderedState = store.getState()
  if (!import.meta.env.SSR) await followStorage(store)
  return {
    Component: () => (
      <Provider store={store} serverState={prerenderedState}>
        <QuoteNavigation />
        <Outlet />
      </Provider>
    ),
  }
}

/** Goes where the life of the quote leads. Before the pages, whose first events may lead on. */
function QuoteNavigation() {
  const navigate = useNavigate()
  usePerformer('do/go', ({ to }) => void navigate(to, { replace: to === paths.customQuote }))
  return null
}
