/** The labels of what can be done with a quote besides buying it. */
export const quoteActions = {
  print: 'Print or save as PDF',
} as const
