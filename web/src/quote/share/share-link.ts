import { copyText } from '#web/ui/browser/copy-text.ts'

type Link = { readonly title: string; readonly url: string }

/**
 * Opens the system's share sheet with a link, or copies the link where there is none. Call it in a click's handler:
 * browsers allow neither without one.
 */
export async function shareLink(link: Link): Promise<'shared' | 'copied' | 'refused'> {
  try {
    if ('canShare' in navigator && navigator.canShare(link)) {
      await navigator.share(link)
      return 'shared'
    }
  } catch (error) {
    if (isSheetClosedOrOpen(error)) return 'shared'
  }
  return copyText(link.url)
}

/** Whether the visitor closed the sheet without sharing, or it is still open from an earlier click. */
function isSheetClosedOrOpen(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'AbortError' || error.name === 'InvalidStateError')
  )
}
