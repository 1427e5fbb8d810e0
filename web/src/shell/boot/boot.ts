import { recordEarlyClicks, replayEarlyClicks } from './early-clicks.ts'
import { reloadIfReachable, reloadWhenReachable } from '#web/ui/document/document-reload.ts'
import {
  isOwnAddress,
  preloadFirstView,
  waitsForVisitor,
} from '#web/ui/document/first-view-scripts.ts'
import { importModule, ModuleNotLoadedError } from '#web/ui/document/import-module.ts'
import { whenIdle } from '#web/ui/document/when-idle.ts'
import {
  bootedAttribute,
  incompleteNoticeId,
  keptAttribute,
  keptTotalId,
  lostAttribute,
  movesInViewAttribute,
  standInId,
} from '#web/ui/document/protocol.ts'

// A screen reader's click may come without a pointer, and what another tab stored may change this one's colours.
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'click', 'storage']

/** Calls back once: at the first sign of a visitor, or when something that moves by itself comes into view. */
function onFirstSign(callback: () => void): void {
  const abort = new AbortController()
  const onSign = () => {
    if (abort.signal.aborted) return
    abort.abort()
    observer.disconnect()
    callback()
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onSign()
  })
  for (const element of document.querySelectorAll(`[${movesInViewAttribute}]`)) {
    observer.observe(element)
  }
  for (const type of signs) {
    addEventListener(type, onSign, { capture: true, passive: true, signal: abort.signal })
  }
}

const loadApplication = () => import('#web/shell/entry-client.tsx')

/** On a slow network the application takes seconds longer. */
async function showKeptTotal(): Promise<void> {
  const isKept = document.documentElement.hasAttribute(keptAttribute)
  if (!isKept || !document.getElementById(keptTotalId)) return
  try {
    const early = await import('#web/quote/early/show-kept-total.ts')
    early.showKeptTotal()
  } catch {
    // The application shows it.
  }
}

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

// The application's oldest browsers are those of infra/build/oldest-browsers.ts, which are the first to have both.
const canRun = CSS.supports('selector(:has(a))') && CSS.supports('container-type: size')

async function start(): Promise<void> {
  try {
    if (!canRun) throw new Error('This browser is too old for the application')
    preloadFirstView()
    await importModule(loadApplication)
  } catch (error) {
    const isLost = error instanceof ModuleNotLoadedError
    // In some browsers importModule's second attempt succeeds. The application then runs, and a reload would interrupt it.
    const isRunning =
      isLost &&
      (await loadApplication().then(
        () => true,
        () => false,
      ))
    if (isRunning) return
    // The prerendered page stays: it can be read, and its links work.
    if (!replayEarlyClicks()) {
      if (isLost) reloadWhenReachable(showIncompleteNotice)
      else showIncompleteNotice()
    }
    if (!isLost) throw error
  }
}

// After the next frame: the page's first paint, or its answer to the visitor. On a slow phone the application delays both.
async function afterFrame(): Promise<void> {
  // A hidden tab never paints.
  if (document.visibilityState === 'hidden') return
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

const prefetchWhenIdle = () => whenIdle(() => void prefetchAndSave())

function prefetchOnceLoaded(): void {
  if (document.readyState === 'complete') prefetchWhenIdle()
  else addEventListener('load', prefetchWhenIdle, { once: true })
}

async function prefetchAndSave(): Promise<void> {
  try {
    const { startPrefetching } = await import('#web/shell/prefetch/start-prefetching.ts')
    await startPrefetching()
  } catch {
    // Pages then load at the click, and none is saved.
  }
}

// The edge also serves the home page at its file name (infra/stack/edge/rewrite-request.js), which is not a route.
if (location.pathname === '/index.html') {
  history.replaceState(null, '', `/${location.search}${location.hash}`)
}

if (document.getElementById(standInId)) {
  // This document stands in for the page of this address, which the application would draw. Without it, controls do nothing.
  for (const controls of document.querySelectorAll('fieldset')) controls.hidden = true
  reloadWhenReachable(() => {})
} else if (isOwnAddress(document)) {
  recordEarlyClicks()
  if (waitsForVisitor(document)) {
    onFirstSign(() => void afterFrame().then(start))
    prefetchOnceLoaded()
  } else {
    // One after the other, because they would share the network.
    void Promise.all([showKeptTotal(), afterFrame()]).then(start).then(prefetchOnceLoaded)
  }
}

document.documentElement.setAttribute(bootedAttribute, '')
