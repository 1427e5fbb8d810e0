export type Notice = {
  readonly title: string
  readonly description: string
  /** Something went wrong, and the visitor can do something about it. */
  readonly isDestructive?: boolean
}

type Show = (notice: Notice) => void

let show: Show | null = null
const waiting: Notice[] = []
const listeners = new Set<() => void>()

/** Shows a notification. Queued until the region that shows them is loaded. */
export function notify(notice: Notice): void {
  if (show) show(notice)
  else waiting.push(notice)
  for (const listener of listeners) listener()
}

/** Whether the notification region is needed, because something was to be shown; with `subscribeToNotices`. */
export function areNoticesWanted(): boolean {
  return show !== null || waiting.length > 0
}

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Connects the region that shows notifications and flushes the queue. Returns a function to disconnect it. */
export function connectNotices(showNotice: Show): () => void {
  show = showNotice
  for (const notice of waiting.splice(0)) showNotice(notice)
  return () => {
    show = null
  }
}
