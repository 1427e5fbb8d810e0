import { cancelAddress, successAddress } from './return-addresses.ts'
import type { CheckoutSession } from './sessions.ts'

/**
 * The Content-Security-Policy of a page: no script, nothing from elsewhere. Browsers hold the redirect that follows a form
 * against `form-action` too, hence the origins to which the buyer may return.
 */
export function pagePolicy(session: CheckoutSession | undefined): string {
  const returns = session ? [successAddress(session), cancelAddress(session)] : []
  const origins = new Set(returns.flatMap((address) => address?.origin ?? []))
  return [
    "default-src 'none'",
    "style-src 'self'",
    // The icon, which is empty.
    'img-src data:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ['form-action', "'self'", ...origins].join(' '),
  ].join('; ')
}
