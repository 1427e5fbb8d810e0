import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { loadMatchedRoutes } from '#web/shell/routes/load-matched-routes.ts'
import { makeRoutes } from '#web/shell/routes/routes.tsx'

/** Renders a page of the site, and waits until it has loaded. */
export async function renderPage(path: string) {
  const routes = makeRoutes()
  await loadMatchedRoutes(routes, path)
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const user = userEvent.setup({ delay: null })
  const view = render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1 })
  return {
    user,
    router,
    /** Closes the tab; storage is kept. */
    leave: () => {
      view.unmount()
      router.dispose()
    },
  }
}
