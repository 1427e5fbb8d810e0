import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { loopbackName, serveOnLocalhost } from '#infra/local/listen.ts'
import { stripeApi } from './sessions-api.ts'
import { stripeError } from './error-response.ts'
import { hostedPage, type Session } from './page.ts'

/** Starts a stand-in for Stripe: the API that creates a checkout session, and the hosted page. No card is charged. */
export async function startStripe(port: number) {
  const app = new Hono()
  const sessions = new Map<string, Session>()
  app.use(async (c, next) => {
    // A foreign name that leads here could read these pages with a visitor's browser (DNS rebinding).
    if (!loopbackName.test(new URL(c.req.url).hostname)) {
      throw stripeError({ status: 421, message: 'This server is for local host names only.' })
    }
    await next()
  })
  // A hundred line items with long descriptions stay far below.
  app.use(bodyLimit({ maxSize: 256 * 1024 }))
  app.route('/', stripeApi(sessions))
  app.route('/', hostedPage(sessions))
  app.notFound((c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`
    throw stripeError({ status: 404, message })
  })
  const server = await serveOnLocalhost(app.fetch, port)
  return { url: `http://127.0.0.1:${server.port}`, close: server.close }
}
