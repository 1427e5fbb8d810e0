import { notices } from '#web/content/notices.ts'
import { dismiss, notify } from '#web/ui/browser/notifications.ts'

/** The import of a part of the page, with a notification from an attempt that failed until the next one. */
export function toldIfMissing<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    dismiss(notices.partNotLoaded)
    try {
      return await load()
    } catch (error) {
      notify(notices.partNotLoaded)
      throw error
    }
  }
}
