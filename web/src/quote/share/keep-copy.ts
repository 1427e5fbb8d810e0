import { notices } from '#web/content/notices.ts'
import { writeCopy, type CopyEntry } from '#web/quote/keep/quote-copy.ts'
import { notify } from '#web/ui/browser/notifications.ts'

/** Keeps a copy, and says where it can't be stored. */
export function keepCopy(entry: CopyEntry): void {
  if (!writeCopy(entry)) notify(notices.storageUnavailable)
}
