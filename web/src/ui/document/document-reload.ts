import { abortAfter } from './timing.ts'
import { isOurDocument } from './protocol.ts'

// A key of the history entry's state, which survives a reload, belongs to one address, and needs no storage.
const mark = 'isReloaded'

/** How long the site may take to say that it is there, in ms. */
const checkTimeout = 10_000

/** How long to wait before it is asked again, in ms: a browser's `online` event is only a hint, and may never come. */
const pause = 5_000

function stateFields(): object {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? state : {}
}

/** Whether this history entry was reloaded because its modules could not be loaded. */
function isMarked(): boolean {
  return Reflect.get(stateFields(), mark) === true
}

/** Whether the network has this page, and not a portal's or a proxy's notice. The browser's `onLine` is only a guess. */
async function isDocumentReachable(): Promise<boolean> {
  try {
    const signal = abortAfter(checkTimeout)
    const response = await fetch(location.href, { cache: 'no-store', signal })
    // The not-found page is a page too.
    return isOurDocument(await response.text())
  } catch {
    return false
  }
}

/**
 * Loads the document again, with its address and its router state, if the site can be reached:
 * otherwise the browser's own error page would replace this one.
 *
 * @param isWanted - asked after the check, which takes a while
 */
export async function reloadIfReachable(isWanted = () => true): Promise<boolean> {
  if (!(await isDocumentReachable())) return false
  if (!isWanted()) return false
  history.replaceState({ ...stateFields(), [mark]: true }, '')
  location.reload()
  return true
}

/**
 * Loads the document again as soon as the site can be reached (rule 14.4): once for each history entry, and again only after
 * the browser was offline, so never in a loop.
 *
 * @param onWaiting - called if the site can't be reached now
 * @returns a function that gives up
 */
export function reloadWhenReachable(onWaiting: () => void): () => void {
  let isWanted = true
  let timer: number | undefined
  const reload = async () => {
    if ((await reloadIfReachable(() => isWanted)) || !isWanted) return
    onWaiting()
    clearTimeout(timer)
    timer = window.setTimeout(onOnline, pause)
  }
  const onOnline = () => void (isWanted && reload())
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
