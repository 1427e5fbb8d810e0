/** The one call that the site makes to its own server (rule 10.1). */
export const checkoutPath = '/api/create-checkout-session'

/** Where the payment provider sends the buyer back to, as paths of the site. */
export const returnPaths = { success: '/payment-success', cancel: '/payment-failed' } as const

/**
 * The origin that a text such as `https://example.com` or `https://example.com/` names: no credentials, path, query or
 * fragment. Null for anything else.
 */
export function webOriginOf(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, origin, href } = new URL(text)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  return isWeb && href === `${origin}/` ? origin : null
}
