import { recordEarlyClicks } from './early-clicks.ts'
import { reloadWhenReachable, standInId } from '#web/ui/browser/document-reload.ts'
import { importModule, ModuleNotLoadedError } from '#web/ui/browser/import-module.ts'
import { preloadFirstView } from './first-view-scripts.ts'
import { showIncompleteNotice } from './show-incomplete-notice.ts'

const loadApplication = () => import('#web/shell/entry-client.tsx')

async function start(): Promise<void> {
  preloadFirstView()
  try {
    await importModule(loadApplication)
  } catch (error) {
    if (!(error instanceof ModuleNotLoadedError)) throw error
    // Where a failed import can be repeated, that has started the application, and a reload would interrupt it.
    const isRunning = await loadApplication().then(
      () => true,
      () => false,
    )
    // The prerendered page stays: it can be read, and its links work.
    if (!isRunning) reloadWhenReachable(showIncompleteNotice)
  }
}

if (document.getElementById(standInId)) {
  // The application would draw the page of this address, whose document this is not. Nothing else serves its controls.
  for (const controls of document.querySelectorAll('fieldset')) controls.hidden = true
  reloadWhenReachable(() => {})
} else {
  recordEarlyClicks()
  // The application loads after the first paint, which it would delay on a slow phone. A hidden tab never paints.
  if (document.visibilityState === 'hidden') void start()
  else requestAnimationFrame(() => setTimeout(() => void start()))
}
