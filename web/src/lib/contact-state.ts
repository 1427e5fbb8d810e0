/** The router's state for the contact page, which keeps the offer out of its URL. */
export type ContactState = { readonly offer: string }

/** The router's state for a visitor who chose a plan. */
export function contactState(offer: string): ContactState {
  return { offer }
}

/**
 * The plan in the router's state, or null. Validated, because browsers keep that state even across deployments; by
 * hand, because the schema library would add 6 kB to pages that don't need it otherwise.
 */
export function offerOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('offer' in state)) return null
  return typeof state.offer === 'string' && state.offer !== '' ? state.offer : null
}
