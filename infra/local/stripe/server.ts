import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Hono } from 'hono'
import type Stripe from 'stripe'
import { listenAt, toListener } from '#infra/local/listen.ts'
import { hostedPage, pagePath, statusOf, type Session } from './page.ts'
import { readParameters, stripeError, totalAmount } from './parameters.ts'

type SessionFields = Partial<Stripe.Checkout.Session>

/** The operations of Stripe's API that this product uses: creating a checkout session, ending it and looking at it. */
function stripeApi(sessions: Map<string, Session>, isBesideSite: boolean): Hono {
  // The replies to repeated requests. As at Stripe, a refused request may be corrected under the same key.
  const replies = new Map<string, { form: string; session: SessionFields }>()
  const find = (id: string) => {
    const session = sessions.get(id)
    if (session) return { id, session, status: statusOf(session) }
    // Also for a session of another account.
    const message = `No such checkout.session: ${id}`
    throw stripeError({ status: 404, code: 'resource_missing', param: 'session', message })
  }
  /** Of a session's fields, those that this product reads. */
  const fieldsOf = (wanted: string): SessionFields => {
    const { id, session, status } = find(wanted)
    const { client_reference_id, line_items } = session.parameters
    const amount_total = totalAmount(line_items)
    const created = Math.floor(session.createdAt / 1000)
    const payment_status = status === 'complete' ? 'paid' : 'unpaid'
    const money = { amount_total, payment_status } as const
    return { id, object: 'checkout.session', status, client_reference_id, created, ...money }
  }

  return new Hono()
    .use('/v1/*', async (c, next) => {
      c.header('request-id', `req_${randomBytes(7).toString('hex')}`)
      if (/^Bearer sk_test_\w+$/.test(c.req.header('authorization') ?? '')) return next()
      const message = 'This stand-in takes the header Authorization: Bearer sk_test_….'
      throw stripeError({ status: 401, message })
    })
    .post('/v1/checkout/sessions', async (c) => {
      const form = await c.req.text()
      const key = c.req.header('idempotency-key') ?? randomUUID()
      const reply = replies.get(key)
      if (reply && reply.form !== form) {
        const message = 'This idempotency key was first used with other parameters.'
        throw stripeError({ type: 'idempotency_error', message })
      }
      if (reply) return c.json(reply.session)

      const parameters = readParameters(form)
      // Random, so that nobody can guess another buyer's page address.
      const id = `cs_test_${randomBytes(29).toString('hex')}`
      sessions.set(id, { parameters, status: 'open', createdAt: Date.now() })
      const url = new URL(pagePath(id), isBesideSite ? parameters.success_url : c.req.url).href
      const session: SessionFields = { id, object: 'checkout.session', url }
      replies.set(key, { form, session })
      return c.json(session)
    })
    .post('/v1/checkout/sessions/:id/expire', (c) => {
      const { id, status, session } = find(c.req.param('id'))
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`
      if (status !== 'open') throw stripeError({ message })
      sessions.set(id, { ...session, status: 'expired' })
      return c.json(fieldsOf(id))
    })
    .get('/v1/checkout/sessions/:id', (c) => c.json(fieldsOf(c.req.param('id'))))
}

/** A fault of the provider or the network: it answers a request itself, or lets the stand-in do it. */
export type Fault = (response: ServerResponse, request: IncomingMessage, answer: () => void) => void

export const noFault: Fault = (_response, _request, answer) => answer()

type Options = {
  /** Whether the site serves the hosted pages, under its own origin. */
  readonly isBesideSite?: boolean
  /** What becomes of each request. */
  readonly fault?: Fault
}

/** Starts a stand-in for Stripe: the API that creates a checkout session, and the hosted page. No card is charged. */
export async function startStandIn({ isBesideSite = false, fault = noFault }: Options = {}) {
  const sessions = new Map<string, Session>()
  const pages = hostedPage(sessions)
  const app = new Hono().route('/', stripeApi(sessions, isBesideSite)).route('/', pages)
  app.notFound((c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`
    throw stripeError({ status: 404, message })
  })
  const listener = toListener(app.fetch)
  const server = createServer((request, response) => {
    fault(response, request, () => listener(request, response))
  })
  const { port, close } = await listenAt(server, 0)
  const url = `http://127.0.0.1:${port}`
  return { url, sessions, pages: isBesideSite ? pages : undefined, close }
}
