/** The words that every short page shares. */
export const briefPage = {
  quote: 'Build your package',
  contact: 'Talk to us',
} as const
