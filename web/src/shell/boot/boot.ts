import { aboutFragment } from '#shared/inline-script.ts'
import { ignoreStrayClicks, keepPresses } from './presses.ts'
import { onFirstSign, recordEarlyEvents, replayEarlyEvents } from './early-events.ts'
import { closeMenu, followScrolling } from './header-behaviour.ts'
import { reloadIfReachable, reloadWhenReachable } from '#web/ui/document/document-reload.ts'
import {
  isOwnAddress,
  preloadFirstView,
  waitsForVisitor,
} from '#web/ui/document/first-view-scripts.ts'
import { importModule, ModuleNotLoadedError } from '#web/ui/document/import-module.ts'
import {
  bootedAttribute,
  incompleteNoticeId,
  leftAttribute,
  lostAttribute,
} from '#web/ui/document/protocol.ts'

const loadApplication = () => import('#web/shell/entry-client.tsx')

/** Shows the notice that the page's scripts are missing. Its link loads the page again, unless there is still no connection. */
function showIncompleteNotice(): void {
  const root = document.documentElement
  if (root.hasAttribute(lostAttribute)) return
  root.setAttribute(lostAttribute, '')
  const again = document.querySelector(`#${incompleteNoticeId} a[href='']`)
  again?.addEventListener('click', (event) => {
    event.preventDefault()
    void reloadIfReachable()
  })
}

// The application's oldest browsers are those of infra/build/bundles.ts, which are the first to have both.
const canRun = CSS.supports('selector(:has(a))') && CSS.supports('container-type: size')

async function start(): Promise<void> {
  try {
    if (!canRun) throw new Error('This browser is too old for the application')
    preloadFirstView()
    await importModule(loadApplication)
  } catch (error) {
    if (document.documentElement.hasAttribute(leftAttribute)) return
    const isLost = error instanceof ModuleNotLoadedError
    // In some browsers importModule's second attempt succeeds. The application then runs, and a reload would interrupt it.
    if (isLost && (await loadApplication().then(Boolean, () => false))) return
    // The prerendered page stays: it can be read, and its links work.
    replayEarlyEvents()
    if (!isLost) {
      showIncompleteNotice()
      throw error
    }
    reloadWhenReachable(showIncompleteNotice)
  }
}

// After the next frame: the page's first paint, or its answer to the visitor. On a slow phone the application delays both.
async function afterFrame(): Promise<void> {
  // A hidden tab never paints.
  if (document.visibilityState === 'hidden') return
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Waits until the page is shown: a browser may draw it beforehand, for a visitor who never opens it (rule 1.7). */
async function shown(): Promise<void> {
  // Not every browser has it, nor do TypeScript's types: https://wicg.github.io/nav-speculation/prerendering.html
  if (Reflect.get(document, 'prerendering') !== true) return
  await new Promise((resolve) => {
    document.addEventListener('prerenderingchange', resolve, { once: true })
  })
}

followScrolling()
closeMenu()
ignoreStrayClicks()
keepPresses()

// The edge also serves the home page at its file name (infra/stack/edge/rewrite-request.js), which is not a route.
if (location.pathname === '/index.html') {
  history.replaceState(null, '', `/${location.search}${location.hash}`)
}

if (isOwnAddress(document)) {
  recordEarlyEvents()
  // A fragment that begins a message is read by the application.
  const begin = () => void shown().then(afterFrame).then(start)
  if (waitsForVisitor(document) && !location.hash.startsWith(aboutFragment)) onFirstSign(begin)
  else begin()
}

document.documentElement.setAttribute(bootedAttribute, '')
