/** The words that the pages of all legal documents share. */
export const legalWords = {
  updated: 'Last updated',
  summary: 'In short',
  summaryNote: 'The table sums up the figures. The sections below it are what binds.',
  contents: 'Contents',
} as const
