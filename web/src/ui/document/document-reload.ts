import { abortAfter } from './timing.ts'
import { isOurDocument } from './protocol.ts'

// A key of the history entry's state, which survives a reload, belongs to one address, and needs no storage.
const mark = 'isReloaded'

/** How long the site may take to say that it is there, in ms. */
const checkTimeout = 10_000

/** How long to wait before it is asked again, in ms: a browser's `online` event is only a hint, and may never come. */
const pause = 5_000

/** Not the style sheets that the document has inlined. */
const requestedFiles = 'link[rel=modulepreload], link[rel=stylesheet]:not([disabled])'

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

/** Takes this page's scripts and styles out of every store, which may have another's answer under their names. */
async function refreshFiles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(requestedFiles)
  await Promise.allSettled(Array.from(links, ({ href }) => refresh(href)))
}

async function refresh(file: string): Promise<void> {
  try {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(file)
  } catch {
    // Damaged storage refuses to be read, and without HTTPS there is none.
  }
  await fetch(file, { cache: 'reload', signal: abortAfter(checkTimeout) })
}

/** Whether the service worker has a copy of this page, which it shows without a network. */
async function isSaved(): Promise<boolean> {
  try {
    return (await caches.match(location.pathname)) !== undefined
  } catch {
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
  const isReachable = await isDocumentReachable()
  if (isReachable) await refreshFiles()
  if (!(isReachable || (await isSaved())) || !isWanted()) return false
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
