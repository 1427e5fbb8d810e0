/** The router's state for the contact page, which keeps what the message is about out of its URL. */
export type ContactState = { readonly offer: string } | { readonly quote: string }

/** The router's state for a visitor who chose a plan. */
export const contactState = (offer: string): ContactState => ({ offer })

/** The router's state for a visitor with a question about a quote, given as text. */
export const contactStateOfQuote = (quote: string): ContactState => ({ quote })

/**
 * The plan or the quote in the router's state, or null. Validated, because browsers keep that state even across deployments;
 * by hand, because the schema library would add 6 kB to pages that don't need it otherwise.
 */
export function readContactState(state: unknown, key: 'offer' | 'quote'): string | null {
  if (typeof state !== 'object' || state === null) return null
  const text: unknown = Reflect.get(state, key)
  return typeof text === 'string' && text !== '' ? text : null
}
