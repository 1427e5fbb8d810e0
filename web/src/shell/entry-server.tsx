import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom'
import { makeRoutes } from './routes/routes.tsx'

/** Renders the page at a path, with its own store. */
export async function render(path: string): Promise<string> {
  const routes: RouteObject[] = makeRoutes()
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} responded with ${context.status}`)
  for (const error of Object.values(context.errors ?? {})) throw error
  return renderToString(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  )
}
