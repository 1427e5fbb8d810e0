import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { requireTestKey } from './api-key.ts'
import { decodeForm, decodeUtf8 } from './form.ts'
import { IdempotentAnswers } from './idempotency.ts'
import { apiVersion } from './parameter-schema.ts'
import { Refusal } from './refusal.ts'
import { sessionObject } from './session-object.ts'
import { parseExpandParameter, parseSessionParameters } from './session-parameters.ts'
import { requireExpandable } from './session-rules.ts'
import type { CheckoutSession, Sessions } from './sessions.ts'

type ApiOptions = {
  readonly sessions: Sessions
  /** The address of a session's hosted page. */
  readonly pageUrl: (sessionId: string) => string
}

type Env = { Variables: { apiKey: string; requestId: string } }

/** Stripe's API, as far as checkout sessions are created and read. */
export function paymentApi({ sessions, pageUrl }: ApiOptions): Hono<Env> {
  const api = new Hono<Env>()
  const answers = new IdempotentAnswers()

  function presented(session: CheckoutSession, expand: readonly string[]) {
    return sessionObject(session, { url: pageUrl(session.id), expand })
  }

  api.use('/v1/*', async (c, next) => {
    const requestId = `req_${randomBytes(7).toString('hex')}`
    c.set('requestId', requestId)
    c.header('request-id', requestId)
    c.header('cache-control', 'no-store')
    c.header('stripe-version', requestedVersion(c.req.header('stripe-version')))
    c.set('apiKey', requireTestKey(c.req.header('authorization')))
    await next()
  })

  api.post('/v1/checkout/sessions', async (c) => {
    requireFormType(c.req.header('content-type'))
    const form = decodeUtf8(await c.req.arrayBuffer())
    const key = c.req.header('idempotency-key')
    const { apiKey, requestId } = c.var
    const kept = key === undefined ? undefined : answers.recall(apiKey, key, form)
    if (key !== undefined) c.header('idempotency-key', key)
    if (kept) {
      c.header('idempotent-replayed', 'true')
      c.header('original-request', kept.requestId)
      return c.body(kept.body, 200, { 'content-type': 'application/json' })
    }
    const parameters = parseSessionParameters(decodeForm(form))
    const session = sessions.create(parameters)
    const body = JSON.stringify(presented(session, parameters.expand))
    if (key !== undefined) answers.keep(apiKey, key, form, { requestId, body })
    return c.body(body, 200, { 'content-type': 'application/json' })
  })

  api.get('/v1/checkout/sessions/:id', (c) => {
    const id = c.req.param('id')
    const query = decodeForm(new URL(c.req.url).search.slice(1))
    const expand = parseExpandParameter(query)
    requireExpandable(expand)
    const session = sessions.find(id)
    if (session) return c.json(presented(session, expand))
    throw new Refusal({
      status: 404,
      code: 'resource_missing',
      message: `No such checkout.session: ${id}`,
      param: 'session',
    })
  })

  return api
}

function requestedVersion(header: string | undefined): string {
  if (header === undefined) return apiVersion
  if (/^\d{4}-\d{2}-\d{2}(\.[a-z_]+)?$/.test(header)) return header
  throw new Refusal({ message: 'Invalid Stripe API version: it is a date such as 2026-09-30.' })
}

function requireFormType(header = ''): void {
  const [type = ''] = header.split(';')
  if (type.trim().toLowerCase() === 'application/x-www-form-urlencoded') return
  throw new Refusal({
    message:
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
  })
}
