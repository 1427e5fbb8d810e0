import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type Stripe from 'stripe'
import { stripeError } from './error-response.ts'
import { pagePath, type Session } from './page.ts'
import { readParameters, totalAmount } from './rules.ts'

/** The one operation of Stripe's API that this product uses: creating a checkout session. */
export function stripeApi(sessions: Map<string, Session>): Hono {
  // Sent again when a request is repeated. As at Stripe, a refused one may come corrected with the same key.
  const replies = new Map<string, { form: string; session: object }>()

  return new Hono().post('/v1/checkout/sessions', async (c) => {
    const requestId = `req_${randomBytes(7).toString('hex')}`
    c.header('request-id', requestId)
    const apiKey = readTestKey(c.req.header('authorization'))
    const form = await c.req.text()

    // The idempotency keys of two accounts have nothing to do with each other.
    const replyKey = `${apiKey} ${c.req.header('idempotency-key') ?? requestId}`
    const reply = replies.get(replyKey)
    if (reply && reply.form !== form) {
      const message = 'This idempotency key was first used with other parameters.'
      throw stripeError({ type: 'idempotency_error', message })
    }
    if (reply) return c.json(reply.session, 200, { 'idempotent-replayed': 'true' })

    const parameters = readParameters(form)
    // Random, so that nobody can guess another buyer's page.
    const id = `cs_test_${randomBytes(29).toString('hex')}`
    sessions.set(id, { parameters, isPaid: false })
    const session = {
      id,
      object: 'checkout.session',
      amount_total: totalAmount(parameters.line_items),
      customer_email: parameters.customer_email,
      livemode: false,
      url: new URL(pagePath(id), c.req.url).href,
    } satisfies Partial<Stripe.Checkout.Session>
    replies.set(replyKey, { form, session })
    return c.json(session)
  })
}

/** The test key of a request. Error messages never quote it. */
function readTestKey(authorization = ''): string {
  const [, key] = /^Bearer (sk_test_\w+)$/.exec(authorization) ?? []
  if (key !== undefined) return key
  const message = authorization.includes('_live_')
    ? 'A live key was sent to a local stand-in. Send a live key to Stripe alone, and consider rolling this one.'
    : 'You did not provide a valid API key. This stand-in takes the header Authorization: Bearer sk_test_….'
  throw stripeError({ status: 401, message })
}
