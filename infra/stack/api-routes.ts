import { provider } from '#lambda/deployment.ts'
import { checkoutPath } from '#shared/addresses.ts'

// The concurrency quota of a new account, shared by all of its functions.
const smallestQuota = 10

/** The API's endpoints (lambda/app.ts), each with its own route and the requests per second that its backend can take. */
export const endpoints = [
  { id: 'CheckoutRoute', path: checkoutPath, limit: provider.requestsPerSecond },
] as const

/** A route of the API with its throttle: requests at once, and requests a second. */
export type Route = { readonly key: string; readonly burst: number; readonly rate: number }

/**
 * Burst and rate per second are each half of the function's concurrency. A request takes less than a second, so the
 * function can handle both together: any excess gets a 429 here instead of a 500 from a throttled function. Other paths,
 * all errors, have their own small limit, so that nobody can use up the checkouts' with plain GETs.
 */
export function routesFor(reservedConcurrency: number | null) {
  const half = Math.max(1, Math.floor((reservedConcurrency ?? smallestQuota) / 2))
  const own = endpoints.map(({ path, limit }): Route => {
    const rate = Math.min(half, limit)
    return { key: `POST ${path}`, burst: rate, rate }
  })
  const others: Route = { key: '$default', burst: Math.min(half, 5), rate: Math.min(half, 2) }
  return { own, others }
}
