import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type Stripe from 'stripe'
import { stripeError } from './error-response.ts'
import { decodeForm } from './form.ts'
import { pagePath } from './page.ts'
import { readParameters, totalOf } from './rules.ts'
import { apiVersion } from './form-schema.ts'
import { NewestEntries, type Session } from './sessions.ts'

/** The one operation of Stripe's API that this product uses: creating a checkout session. */
export function stripeApi(sessions: Map<string, Session>): Hono {
  // Sent again when a request is repeated. As at Stripe, a refused one may come corrected with the same key.
  const replies = new NewestEntries<{ form: string; requestId: string; session: object }>()

  return new Hono().post('/v1/checkout/sessions', async (c) => {
    const requestId = `req_${randomBytes(7).toString('hex')}`
    c.header('request-id', requestId)
    c.header('stripe-version', apiVersion)
    const apiKey = testKeyOf(c.req.header('authorization'))
    const form = await c.req.text()

    // The idempotency keys of two accounts have nothing to do with each other.
    const replyKey = `${apiKey} ${c.req.header('idempotency-key') ?? requestId}`
    const reply = replies.get(replyKey)
    if (reply) {
      if (reply.form !== form) {
        const message =
          'Keys for idempotent requests can only be used with the same parameters they were first used with.'
        throw stripeError({ type: 'idempotency_error', message })
      }
      c.header('idempotent-replayed', 'true')
      c.header('original-request', reply.requestId)
      return c.json(reply.session)
    }

    const parameters = readParameters(decodeForm(form))
    // Nobody can guess the address of another buyer's page.
    const id = `cs_test_${randomBytes(29).toString('hex')}`
    sessions.set(id, { id, parameters, isPaid: false })
    const session = {
      id,
      object: 'checkout.session',
      amount_total: totalOf(parameters),
      cancel_url: parameters.cancel_url,
      customer_email: parameters.customer_email,
      livemode: false,
      payment_status: 'unpaid',
      status: 'open',
      success_url: parameters.success_url,
      url: new URL(pagePath(id), c.req.url).href,
    } satisfies Partial<Stripe.Checkout.Session>
    replies.set(replyKey, { form, requestId, session })
    return c.json(session)
  })
}

/** The test key of a request. No message repeats a key. */
function testKeyOf(authorization = ''): string {
  const [, key] = /^Bearer (sk_test_\w+)$/.exec(authorization) ?? []
  if (key !== undefined) return key
  const message = authorization.includes('_live_')
    ? 'A live key was sent to a local stand-in. Send a live key to Stripe alone, and consider rolling this one.'
    : 'You did not provide a valid API key. This stand-in takes the header Authorization: Bearer sk_test_….'
  throw stripeError({ status: 401, message })
}
