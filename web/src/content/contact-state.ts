/** The router's state for the contact page, which keeps what the message is about out of its URL. */
export type ContactState = { readonly offer: string } | { readonly quote: string }

/** The router's state for a visitor who chose a plan. */
export function contactState(offer: string): ContactState {
  return { offer }
}

/** The router's state for a visitor with a question about a quote, given as text. */
export function contactStateOfQuote(quote: string): ContactState {
  return { quote }
}

/** The plan in the router's state, or null. */
export function readOffer(state: unknown): string | null {
  return textIn(state, 'offer')
}

/** The quote in the router's state, or null. */
export function readQuote(state: unknown): string | null {
  return textIn(state, 'quote')
}

/**
 * Validated, because browsers keep that state even across deployments; by hand, because the schema library would add 6 kB
 * to pages that don't need it otherwise.
 */
function textIn(state: unknown, key: string): string | null {
  if (typeof state !== 'object' || state === null) return null
  const text: unknown = Reflect.get(state, key)
  return typeof text === 'string' && text !== '' ? text : null
}
