import { vi } from 'vitest'
import { catalogue, type Offered } from '#shared/catalogue.ts'
import { chargeLimits } from '#shared/charge-limits.ts'
import { maxLines } from '#shared/checkout-contract.ts'
import type { Cents } from '#shared/money.ts'
import type { FormerPrice, TaxRule } from '#shared/offer.ts'
import { paymentTerms, vat } from '#shared/seller.ts'

/** Tax on top of the prices and within them, of the net or of the price: prices and charges have to be right under all. */
export const taxRules: readonly TaxRule[] = [
  { percent: 16, isIncluded: false },
  { percent: 5, isIncluded: true },
  { percent: 2.9, isIncluded: true, base: 'price' },
]

// For what takes its prices from the catalogue, as a whole page or the function does. As parameters, they would go through
// every function from there to a line; a mocked module has one version, and tests compare several.

/** Replaces the tax until the end of the test. */
export function changeTax({ percent, isIncluded, base }: TaxRule): void {
  vi.spyOn(vat, 'percent', 'get').mockReturnValue(percent)
  vi.spyOn(vat, 'isIncluded', 'get').mockReturnValue(isIncluded)
  vi.spyOn(vat, 'base', 'get').mockReturnValue(base)
}

/** Has another part paid with the order until the end of the test, in percent. */
export function changeDeposit(percent: number): void {
  vi.spyOn(paymentTerms, 'percentWithOrder', 'get').mockReturnValue(percent)
}

// The same as none: only a property that exists can be replaced.
for (const offer of catalogue) Object.assign(offer, { formerPrices: offer.formerPrices ?? [] })

/** Replaces an offer's price until the end of the test. */
export function changePrice(it: Offered, price: Cents, formerPrices: FormerPrice[]): void {
  vi.spyOn(it, 'price', 'get').mockReturnValue(price)
  vi.spyOn(it, 'formerPrices', 'get').mockReturnValue(formerPrices)
}

/** Replaces the provider's limits until the end of the test: US$3,000.00 to US$10,000.00, and all lines of a quote only without VAT. */
export function setCloseLimits(): void {
  // The tax is a line of its own.
  changeTax({ percent: 16, isIncluded: false })
  vi.spyOn(chargeLimits, 'min', 'get').mockReturnValue(300_000)
  vi.spyOn(chargeLimits, 'max', 'get').mockReturnValue(1_000_000)
  vi.spyOn(chargeLimits, 'lines', 'get').mockReturnValue(maxLines)
}
