import { createHash, timingSafeEqual } from 'node:crypto'

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/**
 * Whether a request has the edge's secret. Digests of equal length, compared in constant time, leak nothing of it.
 *
 * @param given - the header's value, if there is one
 */
export function isOriginSecret(given: string | undefined, secret: string): boolean {
  return given !== undefined && timingSafeEqual(digest(given), digest(secret))
}
