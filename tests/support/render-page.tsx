import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import type { QuoteEvent } from '#web/quote/life/quote-life.ts'
import { makeStore } from '#web/quote/life/store.ts'
import { loadMatchedRoutes, makeRoutes } from '#web/shell/routes/routes.tsx'

/** Loads a page of the site from its address. */
async function loadPage(address: string, routes = makeRoutes()) {
  const { pathname, search, hash } = new URL(address, location.href)
  await loadMatchedRoutes(routes, pathname)
  const router = createMemoryRouter(routes, { initialEntries: [pathname + search + hash] })
  const { container: root, unmount } = render(<RouterProvider router={router} />)
  /** Closes the tab; storage is kept. */
  const leave = () => {
    unmount()
    root.remove()
    router.dispose()
  }
  return { root, router, leave }
}

/** Loads a page, and waits until it is drawn. */
export async function renderPage(path: string) {
  const user = userEvent.setup({ delay: null })
  const page = await loadPage(path)
  await screen.findByRole('heading', { level: 1 })
  return { user, ...page }
}

/** Draws a part of the site alone, over a store in which these events have happened. */
export function renderPart(part: ReactElement, ...events: readonly QuoteEvent[]) {
  const store = makeStore()
  for (const event of events) store.dispatch(event)
  const { unmount } = render(
    <Provider store={store}>
      <MemoryRouter>{part}</MemoryRouter>
    </Provider>,
  )
  const dispatch = (event: QuoteEvent) => act(() => void store.dispatch(event))
  return { user: userEvent.setup({ delay: null }), dispatch, unmount }
}

/** The section under a heading. */
export function sectionOf(heading: string): HTMLElement {
  const section = screen.getByRole('heading', { name: heading }).closest('section')
  if (!section) throw new Error(`No section under ${heading}`)
  return section
}

/** What the page's live regions say now; the elements of roles such as "alert" are asked for by their role. */
export const announcements = (): readonly string[] =>
  Array.from(document.querySelectorAll('[aria-live]'), ({ textContent }) => textContent).filter(
    (text) => text !== '',
  )

// What stands on the page, by its name.
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const link = (name: string | RegExp) => screen.getByRole('link', { name })
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
