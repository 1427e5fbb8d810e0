/** What the lines of a package are paid for, and that it is one payment (rule 7.15). */
export const periodCopy = {
  once: 'One-off',
  month: 'Monthly, first month',
  onePayment:
    'Your package is one payment and nothing renews: monthly lines cover the first month.',
} as const
