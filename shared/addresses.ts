/** The path of the site's only API request (rule 10.1). */
export const checkoutPath = '/api/create-checkout-session'

/** The pattern of the paths that the API answers. */
export const apiPaths = '/api/*'

/** The path of the rules by which browsers load pages before they are opened (rule 1.7). */
export const speculationRulesPath = '/speculation-rules.json'

/** The paths to which the payment provider returns the buyer. */
export const returnPaths = { success: '/payment-success', cancel: '/payment-failed' } as const

/** The query parameter by which the provider's return names the order (rule 10.6). */
export const orderParameter = 'order'

/** The agreed return address for one order: only the provider and its buyer have it. */
export function returnAddress(address: string, reference: string): string {
  return `${address}?${orderParameter}=${reference}`
}

/** The paths of the pages where an order begins, which the stack watches and counts. */
export const orderPages = { builder: '/custom-quote', checkout: '/checkout' } as const

/** The path of the list of licences: packages in the site's scripts, and fonts. A file, not a page. */
export const licencesPath = '/licences.txt'

/**
 * Parses a web origin such as `https://example.com`, with or without a trailing slash.
 *
 * @returns the origin; null for anything else, such as a URL with credentials, a path, a query or a fragment
 */
export function parseWebOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, origin, href } = new URL(text)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  return isWeb && href === `${origin}/` ? origin : null
}
