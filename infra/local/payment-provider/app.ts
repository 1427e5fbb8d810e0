import { Hono } from 'hono'
import { isLoopbackHost } from '#infra/local/loopback-host.ts'
import { paymentApi } from './api.ts'
import { hostedPage, pagePath } from './hosted-page.ts'
import { Refusal } from './refusal.ts'
import { Sessions } from './sessions.ts'

type AppOptions = {
  /** The server's own address, without a slash at the end. */
  readonly url: string
  /** The time in ms since 1970. */
  readonly now: () => number
  readonly log: (message: string) => void
}

/** Everything that the stand-in answers: the API and the hosted page, over the same sessions. */
export function createApp({ url, now, log }: AppOptions): Hono {
  const app = new Hono()
  const sessions = new Sessions(now)

  app.use(async (c, next) => {
    if (!isLoopbackHost(c.req.header('host'))) {
      throw new Refusal({ status: 421, message: 'This server answers to local names only.' })
    }
    await next()
    log(`${c.req.method} ${c.req.path} ${c.res.status}`)
  })
  app.route('/', paymentApi({ sessions, pageUrl: (id) => url + pagePath(id) }))
  app.route('/', hostedPage(sessions))

  app.notFound((c) => {
    throw new Refusal({
      status: 404,
      message: `Unrecognized request URL (${c.req.method}: ${c.req.path}).`,
    })
  })
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(error.body(), error.status)
    log(`${c.req.method} ${c.req.path} failed: ${error.stack}`)
    const failure = new Refusal({ status: 500, type: 'api_error', message: 'The stand-in failed.' })
    return c.json(failure.body(), failure.status)
  })
  return app
}
