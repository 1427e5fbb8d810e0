import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { loadMatched } from './app/load-matched.ts'
import { makeRoutes } from './app/routes.tsx'
import { paths } from './content/paths.ts'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root')
// The edge serves the home page under its file's name too (infra/edge/rewrite-request.js), which is no route.
if (location.pathname === '/index.html') {
  history.replaceState(null, '', `${paths.home}${location.search}${location.hash}`)
}
const routes = makeRoutes()
await loadMatched(routes, location.pathname)
// With hydration data the router leaves the scroll position alone: the reader may have scrolled since the first paint.
const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } })
const page = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
if (import.meta.env.DEV) {
  // The development server's pages are not prerendered.
  const { themeStyle } = await import('./app/theme-style.ts')
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: themeStyle() }),
  )
  createRoot(root).render(page)
} else {
  startTransition(() => {
    hydrateRoot(root, page)
  })
}
