import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Stripe } from 'stripe'
import * as v from 'valibot'
import { isPageId } from '#shared/checkout-response.ts'
import { ApiError } from '#lambda/errors.ts'
import type { Order, Payments } from '#lambda/payments.ts'
import type { Wait } from '#lambda/retry.ts'
import type { SecretKey } from '#lambda/secret-key.ts'
import { call } from './call.ts'
import { endedSchema, endFormer, endPage, lookAt } from './former-page.ts'
import { sessionParams } from './session-params.ts'

/**
 * For all attempts to open a session, in ms. The page gives up after 20 s, of which the key may take 2. The former page has
 * 3.5 s of it at most (`formerPageTime`), so that 14 s are left for the new one.
 */
export const paymentTime = 17_500

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

/** Payments through Stripe's hosted checkout. */
export function createPayments(settings: PaymentsSettings): Payments {
  return {
    createSession: async (order, openPage) => {
      const { session, former } = await openSession(settings, order, openPage)
      const { url, id } = session
      return { url, page: isPageId(id) ? id : undefined, former }
    },
  }
}

/**
 * Payments that nobody can make: each session is ended at once and looked at, for which the key needs the rights. Its address
 * is the order's own success page.
 */
export function createExpiringPayments(settings: PaymentsSettings): Payments {
  return {
    createSession: async (order) => {
      const { sessions, session } = await openSession(settings, order)
      await endPage(sessions, session.id, settings.wait)
      if (!v.is(endedSchema, await lookAt(sessions, session.id, settings.wait)))
        throw new ApiError('provider_unavailable', { providerError: 'SessionNotExpired' })
      return { url: order.successUrl }
    },
  }
}

async function openSession(
  { secretKey, apiBase, wait }: PaymentsSettings,
  order: Order,
  openPage?: string,
) {
  // A new client takes 0.1 ms, and the key may have changed.
  const { sessions } = createClient(await secretKey(), apiBase).checkout
  const begun = performance.now()
  const former = openPage === undefined ? undefined : await endFormer(sessions, openPage, wait)
  const left = paymentTime - (performance.now() - begun)
  const params = sessionParams(order, Date.now())
  const created = await call((options) => sessions.create(params, options), left, wait)
  const session = v.is(sessionSchema, created) ? created : undefined
  if (!session) throw new ApiError('provider_unavailable', { providerError: 'SessionWithoutUrl' })
  return { sessions, session, former }
}

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
    // A connection for each request: an idle one may be closed while the environment sleeps.
    httpClient: Stripe.createNodeHttpClient(isPlain ? new HttpAgent() : new HttpsAgent()),
    ...(apiBase && {
      protocol: isPlain ? 'http' : 'https',
      host: apiBase.hostname,
      // A URL omits its protocol's default port, for which the package would take 443.
      port: apiBase.port || (isPlain ? 80 : 443),
    }),
  })
}
