import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { loadMatched } from '#web/app/load-matched.ts'
import { makeRoutes } from '#web/app/routes.tsx'

/** Opens a page of the site as a visitor does, and waits until it is there. */
export async function renderPage(path: string) {
  const routes = makeRoutes()
  await loadMatched(routes, path)
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const user = userEvent.setup({ delay: null })
  const view = render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1 })
  return {
    user,
    router,
    /** The tab is closed; what is stored stays. */
    leave: () => {
      view.unmount()
      router.dispose()
    },
  }
}
