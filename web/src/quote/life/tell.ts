import type { Notice } from '#web/ui/browser/notifications.ts'
import type { Effect } from './quote-life.ts'

/** The effects that show notifications. */
export const tell = (...all: readonly Notice[]): readonly Effect[] =>
  all.map((notice) => ({ type: 'do/tell', notice }))
