import { reloadIfReachable } from '#web/ui/document/document-reload.ts'
import { incompleteNoticeId } from '#web/ui/document/protocol.ts'

/** Shows the notice that the page's scripts could not be loaded. Its button loads the page again, unless there is still no connection. */
export function showIncompleteNotice(): void {
  const notice = document.getElementById(incompleteNoticeId)
  if (!notice?.hidden) return
  notice.hidden = false
  const button = notice.querySelector('button')
  button?.addEventListener('click', () => {
    // early-clicks.ts marks every button as busy.
    void reloadIfReachable().then(() => button.removeAttribute('aria-busy'))
  })
}
