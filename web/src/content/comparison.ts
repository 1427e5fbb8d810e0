import { joiner, sentenceEnd } from '#shared/locale.ts'
import { quoteActions } from './quote-action-labels.ts'

const heading = 'Two packages side by side'

/** The text of a kept copy and the package in the builder, side by side (rule 8.12). */
export const comparison = {
  line: 'Item',
  dash: '–',
  none: 'Not in it',
  copy: {
    heading,
    sent: [heading, quoteActions.sharedTitle].join(sentenceEnd + joiner),
    name: 'Name of your copy',
    unnamed: 'Your copy',
    now: 'Now',
    keptOn: (day: string) => `kept ${day}`,
    unreadable: 'This copy can’t be read any more.',
    same: 'They are the same. Close this, change your package, then compare.',
    changed: (then: string) =>
      `You kept it at ${then}. What is sold, its prices or the tax have changed since.`,
    swap: 'Swap',
    swapped: (total: string) => `Changed places: your package is now at ${total}.`,
    drop: 'Drop',
    dropped: 'Your copy is dropped.',
    undo: 'Undo',
    close: 'Close',
    /** In a message: what both have of a line. */
    versus: (term: string, copied: string, now: string) => `- ${term}: ${copied} → ${now}`,
  },
} as const
