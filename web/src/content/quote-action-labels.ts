import { company } from './company.ts'

/** What can be done with a quote besides ordering it. */
export const quoteActions = {
  share: 'Share',
  sharedTitle: `Quote from ${company.name}`,
  print: 'Print or PDF',
  send: 'Send',
  ask: 'Ask us',
} as const
