import type { DataRouter } from 'react-router-dom'
import { shouldSaveData } from '#web/lib/should-save-data.ts'
import { whenIdle } from '#web/lib/when-idle.ts'

async function start(router: DataRouter): Promise<void> {
  if (shouldSaveData()) return
  try {
    const { prefetchPages } = await import('./prefetch-pages.ts')
    await prefetchPages(router, { shouldSaveData, whenIdle })
  } catch {
    // Nothing is lost: pages are loaded at the click.
  }
}

/** Starts to prefetch pages (rule 1.7) when the page has loaded and the browser is idle. */
export function startPrefetching(router: DataRouter): void {
  const whenLoaded = () => whenIdle(() => void start(router))
  if (document.readyState === 'complete') whenLoaded()
  else addEventListener('load', whenLoaded, { once: true })
}
