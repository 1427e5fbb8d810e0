import createCache from '@emotion/cache'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom'
import { App } from './app/app.tsx'
import { baseStyle } from './app/base-style.ts'
import { makeRoutes } from './app/routes.tsx'
import { displayFont } from './app/theme.ts'

export { pageSources } from './app/routes.tsx'
export { notFoundPage, siteMap } from './content/site-map.ts'

/** One page of the site, as HTML and as the style that it needs. */
export type RenderedPage = {
  readonly html: string
  /** The style of every page, in front of the components'. */
  readonly baseStyle: string
  /** The components' style, and the ids by which the browser's style cache recognises it. */
  readonly componentStyle: string
  readonly componentStyleIds: readonly string[]
  readonly fontUrl: string
}

/** Draws the page at a path, with a style cache and a store of its own. */
export async function render(path: string): Promise<RenderedPage> {
  const styleCache = createCache({ key: 'css' })
  // Collects the rules instead of writing <style> elements between the page's own.
  styleCache.compat = true
  const routes: RouteObject[] = makeRoutes()
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}`)
  const html = renderToString(
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
    html,
    baseStyle,
    componentStyle: rules.map(([, rule]) => rule).join(''),
    componentStyleIds: rules.map(([id]) => id),
    fontUrl: displayFont.url,
  }
}
