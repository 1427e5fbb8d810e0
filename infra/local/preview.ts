import { Hono } from 'hono'
import { createApi } from './http-api.ts'
import { createEdge } from './edge.ts'
import type { Invoke } from './function.ts'
import { serveAt } from './listen.ts'
import type { Settings } from './settings.ts'
import type { Site } from './site.ts'

/** Starts what a stack serves, with this function behind its API, and payment pages under the site's own origin. */
export function startPreview(
  site: Site,
  invoke: Invoke,
  { PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>,
  pages = new Hono(),
) {
  const edge = createEdge(site, createApi(site.originHeaders, invoke))
  const app = new Hono().route('/', pages).all('*', ({ req }) => edge(req.raw))
  return serveAt(app.fetch, PORT, HOST)
}
