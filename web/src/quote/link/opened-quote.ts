/** The router's state after a link was opened: it outlives a reload, and ends with its place in the history. */
export type OpenedQuote = {
  /** The quote's number, by which a change is recognised. */
  readonly sharedQuote: string
  /** In ms since 1970. */
  readonly openedAt: number
}

/** Reads the router's state, which browsers keep even across deployments; null if no link was opened. */
export function readOpened(state: unknown): OpenedQuote | null {
  if (typeof state !== 'object' || state === null) return null
  const sharedQuote: unknown = Reflect.get(state, 'sharedQuote')
  const openedAt: unknown = Reflect.get(state, 'openedAt')
  return typeof sharedQuote === 'string' && typeof openedAt === 'number'
    ? { sharedQuote, openedAt }
    : null
}
