import { checkoutPath } from '#shared/addresses.ts'
import { wrongPageErrors } from '#shared/checkout-contract.ts'
import type { ApiErrorCode } from './errors.ts'
import { stripe } from './stripe/provider.ts'

// What stack and preview need to know about the function, without running its code.

/** The payment provider. All other code that knows it is in lambda/stripe and infra/local/stripe. */
export const provider = stripe

/** The API's endpoints (app.ts), each with its own route and the requests per second that its backend can take. */
export const apiRoutes = [
  { id: 'CheckoutRoute', path: checkoutPath, limit: provider.requestsPerSecond },
] as const

/** The environment variables that the stack sets (env.ts reads them). */
export const environmentNames = {
  /** The site's own origins, separated by commas. */
  allowedOrigins: 'ALLOWED_ORIGINS',
  /** The edge's secret. */
  originSecret: 'ORIGIN_SECRET',
  /** The name of the parameter with the payment provider's key. */
  secretKeyParameter: 'SECRET_KEY_PARAMETER',
  /** The only kind of key that the stage accepts: a test must charge no card, and a live site no test card. */
  keyMode: 'KEY_MODE',
} as const

/** The variables that a stage's settings make. */
export const functionEnvironment = (
  { live, paymentsKeyParameter }: { readonly live: boolean; readonly paymentsKeyParameter: string },
  allowedOrigins: readonly string[],
  originSecret: string,
): Readonly<Record<string, string>> => ({
  [environmentNames.allowedOrigins]: allowedOrigins.join(','),
  [environmentNames.secretKeyParameter]: paymentsKeyParameter,
  [environmentNames.keyMode]: live ? 'live' : 'test',
  [environmentNames.originSecret]: originSecret,
})

/** The header by which the site's edge proves that a request came through it. */
export const originSecretHeader = 'x-origin-secret'

/** The `event` of a log line about a request that failed; its `code` is one of errors.ts. */
export const failureEvent = 'request_failed'

/** The `event` of a log line about a buyer's session that was created. */
export const sessionCreated = 'session_created'

/** The `event` of every log line of a check of the provider, which no metric counts. */
export const providerCheck = 'provider_check'

/** How the reference of such a check begins, at the provider and in the function's result. */
export const checkPrefix = 'CHECK-'

/** What every buyer gets if edge, pages, function and provider disagree: an alarm counts them. Anyone can cause them too. */
export const refusedCodes = wrongPageErrors satisfies readonly ApiErrorCode[]
