export type Notice = {
  readonly title: string
  readonly description: string
  /** Something went wrong, and the visitor can do something about it. */
  readonly isDestructive?: boolean
}

type Show = (notice: Notice) => void

let show: Show | null = null
const queue: Notice[] = []
const listeners = new Set<() => void>()

/** Shows a notification, or queues it until the notification region is loaded. */
export function notify(notice: Notice): void {
  if (show) show(notice)
  else queue.push(notice)
  for (const listener of listeners) listener()
}

/** Whether there have been notifications, so that their region must be loaded. Changes call `subscribeToNotices`. */
export function isNoticeRegionNeeded(): boolean {
  return show !== null || queue.length > 0
}

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Connects the notification region and flushes the queue. Returns a function that disconnects it. */
export function connectNotices(showNotice: Show): () => void {
  show = showNotice
  for (const notice of queue.splice(0)) showNotice(notice)
  return () => {
    show = null
  }
}
