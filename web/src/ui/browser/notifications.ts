export type Notice = {
  readonly title: string
  readonly description: string
  /** Something went wrong, and the visitor can do something about it. */
  readonly isDestructive?: boolean
  /** Where the page doesn't say what to do about it: until it is closed or done, on this page alone or on others too. */
  readonly stays?: 'here' | 'everywhere'
}

export type ShownNotice = { readonly id: number; readonly notice: Notice }

/** How long a notification stays, in ms (rule 12.1). */
export const noticeDuration = 5_000

/** How many notifications are visible at once (rule 12.1). */
export const maxNotices = 3

let shown: readonly ShownNotice[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(notices: readonly ShownNotice[]): void {
  shown = notices
  for (const listener of listeners) listener()
}

/** Shows a notification in place of an equal one, or of the oldest one if there are too many. */
export function notify(notice: Notice): void {
  lastId += 1
  const others = shown.filter((it) => it.notice !== notice)
  show([...others, { id: lastId, notice }].slice(-maxNotices))
}

/** Dismisses notifications whose cause is gone (rule 12.4). */
export function dismiss(...notices: readonly Notice[]): void {
  show(shown.filter(({ notice }) => !notices.includes(notice)))
}

/** Dismisses what concerned the page that is left. */
export function dismissHere(): void {
  show(shown.filter(({ notice }) => notice.stays !== 'here'))
}

/** Removes an expired notification, or one that the visitor has closed. */
export function endNotice(ended: number): void {
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
