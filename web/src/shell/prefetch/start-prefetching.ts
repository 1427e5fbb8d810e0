import type { DataRouter } from 'react-router-dom'
import { shouldSaveData } from './should-save-data.ts'
import { whenIdle } from './when-idle.ts'
import { savedNoticeId } from './saved-notice-id.ts'

async function start(router: DataRouter): Promise<void> {
  try {
    const notice = document.getElementById(savedNoticeId)
    if (notice) (await import('./saved-notice.ts')).watchSavedNotice(notice)
    if (shouldSaveData()) return
    const { loadPageFiles, prefetchPages } = await import('./prefetch-pages.ts')
    const pageFiles = await loadPageFiles()
    prefetchPages(router, pageFiles, { shouldSaveData, whenIdle })
    const { savePages } = await import('./save-pages.ts')
    await savePages(router, pageFiles, whenIdle)
  } catch {
    // Nothing is lost: pages are loaded at the click, and are not saved.
  }
}

/** Starts to prefetch pages (rule 1.7) and to save them (rule 16.1) when the page has loaded and the browser is idle. */
export function startPrefetching(router: DataRouter): void {
  const whenLoaded = () => whenIdle(() => void start(router))
  if (document.readyState === 'complete') whenLoaded()
  else addEventListener('load', whenLoaded, { once: true })
}
