import { checkInterval } from '#web/ui/document/document-reload.ts'
import { pageFilesMeta, savedNoticeId } from '#web/ui/document/protocol.ts'
import { listenForIntent, shouldSaveData } from './listen-for-intent.ts'
import { loadPageFiles } from './page-files.ts'
import { savePages } from './save-pages.ts'

/**
 * Starts prefetching pages (rule 1.7) and saving them (rule 16.1). It works without the application, which may not have
 * started.
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

/** Whether the site still has this build's page at this address; undefined if it can't be reached. */
async function isCurrent(pageFiles: string): Promise<boolean | undefined> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' })
    // The name of this list changes with the scripts and styles of any page.
    return response.ok ? (await response.text()).includes(pageFiles) : undefined
  } catch {
    return undefined
  }
}

/**
 * Announces a saved copy, and withdraws that once the site shows the same page (rule 16.3).
 *
 * @param pageFiles - the address of this build's list of the files that each page needs
 */
function watchSavedNotice(notice: HTMLElement, pageFiles: string): void {
  const check = async () => {
    const isSame = await isCurrent(pageFiles)
    if (isSame === undefined) return
    notice.dataset['state'] = isSame ? 'current' : 'changed'
    removeEventListener('online', onOnline)
    clearInterval(timer)
  }
  const onOnline = () => void check()
  // Screen readers announce changes of a live region, not its initial content.
  notice.append(...notice.childNodes)
  notice.querySelector('button')?.addEventListener('click', () => location.reload())
  addEventListener('online', onOnline)
  const timer = setInterval(onOnline, checkInterval)
  onOnline()
}
