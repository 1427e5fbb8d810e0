import { createHash, timingSafeEqual } from 'node:crypto'

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/**
 * Whether a request carries the edge's secret. The comparison takes the same time wherever the first difference is, and
 * the digests have one length, so that nothing of the secret can be measured.
 *
 * @param given - the header's value, if there is one
 */
export function isOriginSecret(given: string | undefined, secret: string): boolean {
  return given !== undefined && timingSafeEqual(digest(given), digest(secret))
}
