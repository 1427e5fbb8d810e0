import createCache from '@emotion/cache'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom'
import { App } from './app/app.tsx'
import { makeRoutes } from './app/routes.tsx'

export { pageSources } from './app/routes.tsx'

/** The style of a page's components. */
export type ComponentStyle = {
  readonly rules: string
  /** Tell the browser's style cache which rules exist already. */
  readonly ids: readonly string[]
}

/** Renders the page at a path, with a style cache and a store of its own. */
export async function render(path: string): Promise<{ body: string; style: ComponentStyle }> {
  const styleCache = createCache({ key: 'css' })
  // Collects the rules instead of writing <style> elements into the body.
  styleCache.compat = true
  const routes: RouteObject[] = makeRoutes()
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}`)
  const body = renderToString(
    <App styleCache={styleCache}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  )
  const rules = Object.entries(styleCache.inserted).filter(([, rule]) => typeof rule === 'string')
  return {
    body,
    style: { rules: rules.map(([, rule]) => rule).join(''), ids: rules.map(([id]) => id) },
  }
}
