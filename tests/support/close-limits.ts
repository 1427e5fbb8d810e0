import { vi } from 'vitest'
import { chargeLimits } from '#shared/charge-limits.ts'
import { maxLines } from '#shared/checkout-contract.ts'
import { changeTax } from './changed-prices.ts'

/** For the rest of a test, a provider that charges US$3,000.00 to US$10,000.00, and all lines of a quote only without VAT. */
export function setCloseLimits(): void {
  // The tax is a line of its own.
  changeTax({ percent: 16, isIncluded: false })
  vi.spyOn(chargeLimits, 'min', 'get').mockReturnValue(300_000)
  vi.spyOn(chargeLimits, 'max', 'get').mockReturnValue(1_000_000)
  vi.spyOn(chargeLimits, 'lines', 'get').mockReturnValue(maxLines)
}
