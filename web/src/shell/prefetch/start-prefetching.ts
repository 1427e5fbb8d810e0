import { listenForIntent, shouldSaveData } from './listen-for-intent.ts'
import { loadPageFiles, pageFilesMeta } from './page-files.ts'
import { watchSavedNotice } from './saved-notice.ts'
import { savedNoticeId } from './saved-notice-id.ts'
import { savePages } from './save-pages.ts'

/**
 * Begins to prefetch pages (rule 1.7) and to save them (rule 16.1). It needs nothing of the application, which may not
 * have started.
 */
export async function startPrefetching(): Promise<void> {
  const list = document.querySelector<HTMLMetaElement>(`meta[name=${pageFilesMeta}]`)?.content ?? ''
  const notice = document.getElementById(savedNoticeId)
  if (notice) watchSavedNotice(notice, list)
  if (shouldSaveData()) return
  const pageFiles = await loadPageFiles(list)
  listenForIntent(pageFiles)
  await savePages(pageFiles)
}
