import { company } from '#web/content/company.ts'

/** What can be done with a quote besides ordering it. */
export const quoteActions = {
  share: 'Share',
  /** In the place of Share, once it has copied the link; `copied` is heard. */
  copiedLabel: 'Copied',
  copied:
    'Link copied. Whoever opens it sees these choices, at prices that hold as long as the quote.',
  sharedTitle: `Quote from ${company.name}`,
  print: 'Print',
  cancel: 'Cancel',
  send: 'Send',
  ask: 'Ask us',
} as const
