import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import createCache from '@emotion/cache'
import { App } from './app/app.tsx'
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
    <App styleCache={createCache({ key: 'css' })}>
      <RouterProvider router={router} />
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
