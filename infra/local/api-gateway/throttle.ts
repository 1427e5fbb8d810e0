/** How many requests are let through. */
export type ThrottleLimits = {
  /** In the long run, a second. */
  readonly rate: number
  /** At once, after a pause. */
  readonly burst: number
}

/**
 * "API Gateway throttles requests to your API using the token bucket algorithm, where a token counts for a request",
 * and the burst is "the maximum bucket size":
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-throttling.html
 *
 * @param now - the time in ms, from any beginning
 * @returns what takes a token for a request; false when there is none
 */
export function createThrottle({ rate, burst }: ThrottleLimits, now: () => number): () => boolean {
  let tokens = burst
  let filledAt = now()
  return () => {
    const time = now()
    tokens = Math.min(burst, tokens + ((time - filledAt) / 1_000) * rate)
    filledAt = time
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
