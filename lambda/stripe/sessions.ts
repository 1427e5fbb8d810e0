import { randomUUID } from 'node:crypto'
import { Agent as HttpAgent, IncomingMessage } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Stripe } from 'stripe'
import * as v from 'valibot'
import { ApiError } from '#lambda/errors.ts'
import type { Order, Payments } from '#lambda/payments.ts'
import { retryWithin, type Wait } from '#lambda/retry.ts'
import type { SecretKey } from '#lambda/secret-key.ts'
import { isInUse, isTransient, toApiError } from './failures.ts'
import { sessionParams } from './session-params.ts'

/** For all attempts to open a session, in ms. The page gives up after 20 s, of which the key may take 2. */
export const paymentTime = 17_500
/** For all attempts to let one expire, in ms: the function has 25 s. */
export const expiryTime = 5_000
/** The timeout of one attempt, in ms. */
export const attemptTimeout = 5_500
/** How often a failed attempt is retried, unless Stripe still works on it. */
const maxRetries = 2
/** The longest pauses before a retry, in ms. */
const maxPause = { retry: 500, inUse: 2_000 }

export type PaymentsSettings = {
  readonly secretKey: SecretKey
  /** Another server with Stripe's API; Stripe's own by default. */
  readonly apiBase?: URL | undefined
  readonly wait?: Wait
}

// The response is foreign data; the package's types are unchecked.
const sessionSchema = v.object({
  id: v.string(),
  url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)),
})
const expiredSchema = v.object({ status: v.literal('expired') })

/** Payments through Stripe's hosted checkout. */
export function createPayments(settings: PaymentsSettings): Payments {
  return { createSession: async (order) => (await openSession(settings, order)).session }
}

/** Payments that nobody can make: each session expires at once. Its address is the order's own success page. */
export function createExpiringPayments(settings: PaymentsSettings): Payments {
  return {
    createSession: async (order) => {
      const { sessions, session } = await openSession(settings, order)
      const expire = (options: Stripe.RequestOptions) => sessions.expire(session.id, {}, options)
      const { success } = v.safeParse(expiredSchema, await call(expire, expiryTime, settings.wait))
      if (!success)
        throw new ApiError('provider_unavailable', { providerError: 'SessionNotExpired' })
      return { url: order.successUrl }
    },
  }
}

async function openSession({ secretKey, apiBase, wait }: PaymentsSettings, order: Order) {
  // A new client takes 0.1 ms, and the key may have changed.
  const { sessions } = createClient(await secretKey(), apiBase).checkout
  const params = sessionParams(order, Date.now())
  const created = await call((options) => sessions.create(params, options), paymentTime, wait)
  const session = v.is(sessionSchema, created) ? created : undefined
  if (!session) throw new ApiError('provider_unavailable', { providerError: 'SessionWithoutUrl' })
  return { sessions, session }
}

/** Calls Stripe until it answers, a failure is final or the time, in ms, is up. */
async function call(
  request: (options: Stripe.RequestOptions) => Promise<unknown>,
  time: number,
  wait: Wait | undefined,
): Promise<unknown> {
  // A new key for each press on Pay. The retries repeat it, so that they create one session. A key derived from the order
  // would return the old session to a buyer who goes back and forth between two packages.
  const options = { idempotencyKey: randomUUID(), timeout: attemptTimeout }
  const attempt = async (left: number) =>
    withinTimeout(request(options), Math.min(attemptTimeout, left))
  let retries = 0
  const pauseAfter = (error: unknown) => {
    const isWaiting = isInUse(error)
    if (!isWaiting) retries += 1
    if (retries > maxRetries || !isTransient(error)) return undefined
    // Jitter, so that requests refused together don't return together.
    return (isWaiting ? maxPause.inUse : maxPause.retry) * (0.5 + Math.random() / 2)
  }
  try {
    return await retryWithin(time, attempt, pauseAfter, wait)
  } catch (error) {
    throw toApiError(error)
  }
}

/** The outcome of an attempt, or a failure after its timeout in ms: the package's own timeout only counts idle time. */
async function withinTimeout<Outcome>(attempt: Promise<Outcome>, ms: number): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    const detail = { code: 'ETIMEDOUT' }
    timer = setTimeout(reject, ms, new Stripe.errors.StripeConnectionError({ detail }))
  })
  try {
    return await Promise.race([attempt, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** The longest response that is read, in bytes. A session has some 10,000. */
const maxResponseBytes = 262_144

/**
 * A client of Stripe's API that doesn't retry.
 *
 * @param apiBase - another server with Stripe's API; Stripe's own by default
 */
function createClient(secretKey: string, apiBase: URL | undefined): Stripe {
  const isPlain = apiBase?.protocol === 'http:'
  return new Stripe(secretKey, {
    // The package would retry neither a 429 nor a response that breaks off or is not JSON: `call` does.
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: createHttpClient(isPlain),
    ...(apiBase && {
      protocol: isPlain ? 'http' : 'https',
      host: apiBase.hostname,
      // A URL omits its protocol's default port, for which the package would take 443.
      port: apiBase.port || (isPlain ? 80 : 443),
    }),
  })
}

function createHttpClient(isPlain: boolean): NonNullable<Stripe.StripeConfig['httpClient']> {
  // A connection for each request: an idle one may be closed while the environment sleeps.
  const client = Stripe.createNodeHttpClient(isPlain ? new HttpAgent() : new HttpsAgent())
  return {
    getClientName: () => client.getClientName(),
    makeRequest: async (...request) => {
      const response = await client.makeRequest(...request)
      const readJson = response.toJSON.bind(response)
      const toJSON = async () => objectIn(await limited(response.getRawResponse(), readJson()))
      return Object.assign(response, { toJSON })
    },
  }
}

/** The package would try to set a property of anything else, where nobody can catch the error: it would end the process. */
function objectIn(json: unknown): object {
  if (typeof json === 'object' && json !== null) return json
  throw new TypeError('The response is no object.')
}

/** Breaks off a response over the limit while it is being read: the package would keep all of it. */
async function limited(response: unknown, reading: Promise<unknown>): Promise<unknown> {
  if (!(response instanceof IncomingMessage)) return reading
  let left = maxResponseBytes
  response.on('data', (chunk: string) => {
    left -= Buffer.byteLength(chunk)
    if (left < 0) response.destroy(Object.assign(new Error(), { code: 'EMSGSIZE' }))
  })
  return reading
}
