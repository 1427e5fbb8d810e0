import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { checkoutPath } from '#shared/addresses.ts'
import { createCheckoutSession, type CheckoutDependencies } from './create-checkout-session.ts'
import { failureEvent, originSecretHeader } from './deployment.ts'
import { CheckoutError, checkoutErrors } from './errors.ts'
import { detailsOf, type Log } from './log.ts'
import { readJson } from './request-body.ts'

/** What the application depends on. */
export type AppOptions = CheckoutDependencies & {
  readonly log: Log
  /** The secret that the site's edge sends. Without one, as in development, every request is accepted. */
  readonly originSecret?: string | undefined
}

// Set by the Lambda adapter.
type Bindings = { readonly lambdaContext?: { readonly awsRequestId: string } }

/**
 * The HTTP application behind /api: one route, and a JSON error for everything else.
 *
 * Responses are `{ url }` or `{ error: { code, message } }`, the latter with an entry of the table in errors.ts.
 */
export function createApp({ payments, allowedOrigins, originSecret, log }: AppOptions) {
  const app = new Hono<{ Bindings: Bindings }>()

  app.use(async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
    context.header('x-content-type-options', 'nosniff')
  })

  app.use(async (context, next) => {
    const isFromSite =
      originSecret === undefined ||
      isOriginSecret(context.req.header(originSecretHeader), originSecret)
    if (!isFromSite) throw new CheckoutError('direct_call')
    await next()
  })

  app.post(checkoutPath, async (context) => {
    refuseForeignOrigin(context.req.header('origin'), allowedOrigins)
    const body = await readJson(context.req.raw)
    return context.json(await createCheckoutSession(body, { payments, allowedOrigins }))
  })

  app.all(checkoutPath, (context) => {
    context.header('allow', 'POST')
    throw new CheckoutError('method_not_allowed')
  })

  app.all('*', () => {
    throw new CheckoutError('unknown_path')
  })

  app.onError((error, context) => {
    const code = error instanceof CheckoutError ? error.code : 'internal_error'
    const { status, message } = checkoutErrors[code]
    log({
      level: status < 500 ? 'warn' : 'error',
      event: failureEvent,
      code,
      status,
      requestId: context.env?.lambdaContext?.awsRequestId ?? null,
      details: detailsOf(error),
    })
    return context.json({ error: { code, message } }, status)
  })

  return app
}

/** A browser sends the page's origin with every POST; another client may leave it out. */
function refuseForeignOrigin(origin: string | undefined, allowedOrigins: readonly string[]): void {
  if (origin !== undefined && !allowedOrigins.includes(origin)) {
    throw new CheckoutError('foreign_origin')
  }
}

/** Digests of equal length, compared in constant time, leak nothing of the secret. */
function isOriginSecret(given: string | undefined, secret: string): boolean {
  return given !== undefined && timingSafeEqual(digest(given), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
