import { checkInterval } from '#web/ui/browser/document-reload.ts'

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
 * Announces that the page is a saved copy, and takes that back once the site shows the same page (rule 16.3).
 *
 * @param pageFiles - the address of this build's list of the files that each page needs
 */
export function watchSavedNotice(notice: HTMLElement, pageFiles: string): void {
  const check = async () => {
    const isSame = await isCurrent(pageFiles)
    if (isSame === undefined) return
    notice.dataset['state'] = isSame ? 'current' : 'changed'
    removeEventListener('online', onOnline)
    clearInterval(timer)
  }
  const onOnline = () => void check()
  // A live region is announced when it changes, and not when the document has it from the beginning.
  notice.append(...notice.childNodes)
  notice.querySelector('button')?.addEventListener('click', () => location.reload())
  addEventListener('online', onOnline)
  const timer = setInterval(onOnline, checkInterval)
  onOnline()
}
