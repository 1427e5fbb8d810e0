export type Notice = {
  readonly title: string
  readonly description: string
  /** Something went wrong, and the visitor can do something about it. */
  readonly isDestructive?: boolean
}

export type ShownNotice = {
  readonly id: number
  readonly notice: Notice
  /** When it was shown, as `performance.now()`. */
  readonly since: number
}

/** How long a notification stays, in ms (rule 12.1). */
export const noticeDuration = 5_000

/** How many notifications are visible at once (rule 12.1). */
export const maxNotices = 3

let shown: readonly ShownNotice[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(notices: readonly ShownNotice[]): void {
  if (notices.length === shown.length) return
  shown = notices
  for (const listener of listeners) listener()
}

/** Shows a notification. */
export function notify(notice: Notice): void {
  lastId += 1
  show([...shown, { id: lastId, notice, since: performance.now() }])
}

/** Takes notifications away whose cause is gone (rule 12.4). */
export function dismiss(...notices: readonly Notice[]): void {
  show(shown.filter(({ notice }) => !notices.includes(notice)))
}

/** Takes away a notification that has been shown for long enough. */
export function noticeEnded(ended: number): void {
  show(shown.filter(({ id }) => id !== ended))
}

/** The current notifications, the latest one last. Changes call `subscribeToNotices`. */
export function shownNotices(): readonly ShownNotice[] {
  return shown
}

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
