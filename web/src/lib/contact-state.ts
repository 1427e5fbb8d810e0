/** What the contact page is told by the page that leads to it, in the router's state: the address stays /contact. */
export type ContactState = { readonly offer: string }

/** The router's state for a visitor who chose a plan. */
export function contactState(offer: string): ContactState {
  return { offer }
}

/**
 * The plan in a router's state, or null: a browser keeps that state, also beyond a new version of the site. One
 * text is checked by hand, because the schema library weighs 6 kB on pages that need it for nothing else.
 */
export function offerOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('offer' in state)) return null
  return typeof state.offer === 'string' && state.offer !== '' ? state.offer : null
}
