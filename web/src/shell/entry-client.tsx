import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { rememberControls } from './layout/early-input.ts'
import { listenForIntent } from './routes/listen-for-intent.ts'
import { loadMatchedRoutes, makeRoutes } from './routes/routes.tsx'
import { leftAttribute, rootId, runsAttribute } from '#web/ui/document/protocol.ts'
import { forgetReload } from '#web/ui/document/document-reload.ts'

const root = document.getElementById(rootId)
if (!root) throw new Error('The page has no element for the application')
// React's evaluation ends its task here: together with the router's it would block a slow phone for over 50 ms.
await new Promise((resolve) => setTimeout(resolve))
const routes = makeRoutes()
await loadMatchedRoutes(routes, location.pathname)
// Back or Forward has left this page in the meantime: no other is drawn over it.
if (document.documentElement.hasAttribute(leftAttribute)) await new Promise(() => {})
forgetReload()
// With hydration data the router leaves the scroll position alone: the visitor may have scrolled since the first paint.
const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } })
document.documentElement.setAttribute(runsAttribute, '')
listenForIntent()
const page = (
  <StrictMode>
    {/* Transitions would draw a new page in slices, with other tasks between them. */}
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>
)
if (import.meta.env.DEV) {
  // The development server does not prerender pages.
  const { logoShapes } = await import('./logo-shapes.tsx')
  const { themeStyle } = await import('#web/theme/theme-style.ts')
  root.insertAdjacentHTML('beforebegin', logoShapes)
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: themeStyle() }),
  )
  createRoot(root).render(page)
} else {
  // React knows nothing of the style that the prerenderer put into the page, and other pages need it too.
  document.head.append(...root.querySelectorAll('style'))
  // A page that an extension or a translator has changed is drawn anew, without its fields.
  rememberControls()
  startTransition(() => {
    hydrateRoot(root, page)
  })
}
