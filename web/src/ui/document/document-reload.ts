// A key of the history entry's state, which survives a reload, belongs to one address, and needs no storage.
const mark = 'isReloaded'

/** How long the site may take to say that it is there, in ms. */
const checkTimeout = 10_000

function stateFields(): object {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? state : {}
}

/** Whether this history entry was reloaded because its modules could not be loaded. */
function isMarked(): boolean {
  return Reflect.get(stateFields(), mark) === true
}

async function isDocumentReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const signal = AbortSignal.timeout(checkTimeout)
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
    // The not-found page is a page too.
    return status < 500
  } catch {
    return false
  }
}

/** Whether the service worker has a copy of this page, which it shows without a network. */
async function isSaved(): Promise<boolean> {
  try {
    return (await caches.match(location.pathname)) !== undefined
  } catch {
    // Damaged storage refuses to be read, and without HTTPS there is none.
    return false
  }
}

/**
 * Loads the document again, with its address and its router state, if the site can be reached or has been saved:
 * otherwise the browser's own error page would replace this one.
 *
 * @param isWanted - asked after the check, which takes a while
 */
export async function reloadIfReachable(isWanted = () => true): Promise<boolean> {
  const canLoad = (await isDocumentReachable()) || (await isSaved())
  if (!canLoad || !isWanted()) return false
  history.replaceState({ ...stateFields(), [mark]: true }, '')
  location.reload()
  return true
}

/**
 * Loads the document again if the site can be reached (rule 14.4), or when the browser is back online: once for each
 * history entry, and again only after the browser was offline, so never in a loop.
 *
 * @param onWaiting - called if the site can't be reached now
 * @returns a function that gives up
 */
export function reloadWhenReachable(onWaiting: () => void): () => void {
  let isWanted = true
  const reload = async () => {
    if (!(await reloadIfReachable(() => isWanted))) onWaiting()
  }
  const onOnline = () => void reload()
  if (isMarked()) onWaiting()
  else onOnline()
  addEventListener('online', onOnline)
  return () => {
    isWanted = false
    removeEventListener('online', onOnline)
  }
}

/** Allows this history entry to be reloaded again, because its page has loaded. */
export function forgetReload(): void {
  if (!isMarked()) return
  history.replaceState({ ...stateFields(), [mark]: undefined }, '')
}
