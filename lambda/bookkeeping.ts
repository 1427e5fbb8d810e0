import { packageCurrency } from '#shared/locale.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import type { PricedLines } from '#shared/quote.ts'
import { vat } from '#shared/vat.ts'

/**
 * What a bookkeeper looks up and sums at the provider (rule 10.15): data, never words, because names and rates change. The
 * keys are columns of the provider's reports, and docs/deploy.md says how to sum them.
 *
 * @param release - the function's version
 * @returns texts; the amounts are whole cents
 */
export function bookkeeping(quote: PricedLines, reference: string, release: string) {
  return {
    reference,
    quote: quoteNumber(quote),
    netCents: String(quote.totals.net),
    vatCents: String(quote.totals.vat),
    vatPercent: String(vat.percent),
    vatIncluded: String(vat.isIncluded),
    currency: packageCurrency.code,
    release,
  }
}
