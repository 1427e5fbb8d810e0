import { cents, inDollars } from '#shared/money.ts'

// British English writes US$1,234.56, which tells these dollars from others.
const usDollars = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'USD' })

/** An amount as it is read: US$1,234.56. */
export function formatAmount(amountInCents: number): string {
  return usDollars.format(inDollars(cents(amountInCents)))
}
