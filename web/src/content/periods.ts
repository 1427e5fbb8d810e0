/** The headings of monthly and one-off lines, and the note on the single payment (rule 7.15). */
export const periodCopy = {
  once: 'One-off',
  month: 'Monthly, first month',
  onePayment:
    'Your package is one payment and nothing renews: monthly lines cover the first month.',
} as const
