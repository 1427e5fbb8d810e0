import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'
import { retryWithin, type Wait } from '#lambda/retry.ts'
import { isInUse, isTransient, toApiError } from './failures.ts'

/** The timeout of one attempt, in ms. */
export const attemptTimeout = 5_500
/** How often a failed attempt is retried, unless Stripe still works on it. */
const maxRetries = 2
/** The longest pauses before a retry, in ms. */
const maxPause = { retry: 500, inUse: 2_000 }

/** Calls Stripe until it answers, a failure is final or the time, in ms, is up. */
export async function call(
  request: (options: Stripe.RequestOptions) => Promise<unknown>,
  time: number,
  wait: Wait | undefined,
): Promise<unknown> {
  // A new key for each invocation. The retries repeat it, so that they create one session. A key derived from the order
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
