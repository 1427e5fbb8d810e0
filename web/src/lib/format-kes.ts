import type { Kes } from './kes.ts'

// The code, because en-KE would write "Ksh", which stands beside "US$" less clearly.
const shillings = new Intl.NumberFormat('en-KE', {
  style: 'currency',
  currency: 'KES',
  currencyDisplay: 'code',
  maximumFractionDigits: 0,
})

/** An amount as a price: "KES 29,000", with a no-break space. */
export function formatKes(amount: Kes): string {
  return shillings.format(amount)
}
