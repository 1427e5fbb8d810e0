import { pageFilesMeta } from '#web/ui/document/protocol.ts'
import { listenForIntent, shouldSaveData } from './listen-for-intent.ts'
import { loadPageFiles } from './page-files.ts'
import { savePages } from './save-pages.ts'

/**
 * Starts prefetching pages (rule 1.7) and saving them (rule 16.1). It works without the application, which may not have
 * started.
 */
export async function startPrefetching(): Promise<void> {
  if (shouldSaveData()) return
  const list = document.querySelector<HTMLMetaElement>(`meta[name=${pageFilesMeta}]`)?.content ?? ''
  const pageFiles = await loadPageFiles(list)
  listenForIntent(pageFiles)
  await savePages(pageFiles)
}
