import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { listenOnLocalhost } from '#infra/local/listen.ts'
import { isLoopbackHost } from '#infra/local/loopback-host.ts'
import type { Running } from '#infra/tools/command.ts'
import { checkoutApi } from './api.ts'
import { stripeError } from './errors.ts'
import { hostedPage } from './page.ts'
import { NewestEntries, type Session } from './sessions.ts'

function createApp(): Hono {
  const app = new Hono()
  const sessions = new NewestEntries<Session>()
  app.use(async (c, next) => {
    if (!isLoopbackHost(c.req.header('host'))) {
      throw stripeError({ status: 421, message: 'This server is for local host names only.' })
    }
    await next()
  })
  // A hundred line items with long descriptions stay far below.
  app.use(bodyLimit({ maxSize: 256 * 1024 }))
  app.route('/', checkoutApi(sessions))
  app.route('/', hostedPage(sessions))
  app.notFound((c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`
    throw stripeError({ status: 404, message })
  })
  return app
}

/** The address of both the API and the hosted pages, without a slash at the end. */
type StripeServer = Running & { readonly url: string }

/**
 * Starts a stand-in for Stripe on this machine's own addresses: the API that creates a checkout session, and the hosted
 * page. No card is ever charged.
 *
 * @param port - 0 takes any free port
 */
export async function startStripe({ port }: { readonly port: number }): Promise<StripeServer> {
  const listener = getRequestListener(createApp().fetch, { overrideGlobalObjects: false })
  const server = createServer((request, response) => void listener(request, response))
  const { port: ownPort, close } = await listenOnLocalhost(server, port)
  return { url: `http://127.0.0.1:${ownPort}`, close }
}
