import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type Stripe from 'stripe'
import { stripeError } from './errors.ts'
import { decodeForm } from './form.ts'
import { pagePath } from './page.ts'
import { readParameters, totalOf } from './rules.ts'
import { apiVersion, checkForm } from './schema.ts'
import { NewestEntries, type Session, type Sessions } from './sessions.ts'

/** The first response to a request, sent again when the request is repeated. */
type Reply = { readonly form: string; readonly requestId: string; readonly session: object }

/** The one operation of Stripe's API that this product uses: creating a checkout session. */
export function checkoutApi(sessions: Sessions): Hono {
  const api = new Hono()
  // As at Stripe, a refused request leaves nothing: corrected, it may come with the same key.
  const replies = new NewestEntries<Reply>()

  api.post('/v1/checkout/sessions', async (c) => {
    const requestId = `req_${randomBytes(7).toString('hex')}`
    c.header('request-id', requestId)
    c.header('stripe-version', apiVersion)
    const apiKey = testKeyOf(c.req.header('authorization'))
    const form = await c.req.text()

    const idempotencyKey = c.req.header('idempotency-key')
    // The idempotency keys of two accounts have nothing to do with each other.
    const replyKey = `${apiKey} ${idempotencyKey}`
    const reply = idempotencyKey === undefined ? undefined : replies.get(replyKey)
    if (reply) {
      if (reply.form !== form) throw keyOfAnotherRequest(idempotencyKey)
      c.header('idempotent-replayed', 'true')
      c.header('original-request', reply.requestId)
      return c.json(reply.session)
    }

    const parameters = decodeForm(form)
    checkForm(parameters)
    // Nobody can guess the address of another buyer's page.
    const id = `cs_test_${randomBytes(29).toString('hex')}`
    const created = { id, parameters: readParameters(parameters), isPaid: false }
    sessions.set(id, created)
    const session = sessionObject(created, new URL(pagePath(id), c.req.url).href)
    if (idempotencyKey !== undefined) replies.set(replyKey, { form, requestId, session })
    return c.json(session)
  })

  return api
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

function keyOfAnotherRequest(key = '') {
  return stripeError({
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
}

/** A new session as Stripe's API returns it, without what says nothing of this one. */
function sessionObject({ id, parameters }: Session, url: string) {
  return {
    id,
    object: 'checkout.session',
    amount_total: totalOf(parameters),
    cancel_url: parameters.cancel_url,
    currency: 'usd',
    customer_email: parameters.customer_email,
    livemode: false,
    metadata: parameters.metadata,
    mode: parameters.mode,
    payment_status: 'unpaid',
    status: 'open',
    success_url: parameters.success_url,
    ui_mode: parameters.ui_mode,
    url,
  } satisfies Partial<Stripe.Checkout.Session>
}
