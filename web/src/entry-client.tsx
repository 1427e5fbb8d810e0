import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom'
import { RouterProvider } from 'react-router/dom'
import createCache from '@emotion/cache'
import { App } from './app/app.tsx'
import { makeRoutes } from './app/routes.tsx'

/** Loads the modules of the page's routes first: the router would draw an empty page until it has them. */
async function loadMatched(routes: RouteObject[]): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded = await route.lazy()
      Object.assign(route, loaded)
      delete route.lazy
    }),
  )
}

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root')
const routes = makeRoutes()
await loadMatched(routes)
const page = (
  <StrictMode>
    <App styleCache={createCache({ key: 'css' })}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>
  </StrictMode>
)
if (root.childElementCount > 0) {
  startTransition(() => {
    hydrateRoot(root, page)
  })
} else {
  // The development server serves pages that are not prerendered.
  const { baseStyle } = await import('./app/base-style.ts')
  document.head.append(Object.assign(document.createElement('style'), { textContent: baseStyle }))
  createRoot(root).render(page)
}
