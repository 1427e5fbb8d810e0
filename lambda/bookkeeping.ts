import { packageCurrency } from '#shared/locale.ts'
import { quoteFigures, quoteNumber } from '#shared/quote-number.ts'
import { dueNow, type PricedLines } from '#shared/quote.ts'
import { vat } from '#shared/vat.ts'

/** Texts; the amounts are whole cents. */
export type Bookkeeping = Readonly<Record<BookedField, string>>

type BookedField =
  | 'reference'
  | 'quote'
  | 'lines'
  | 'netCents'
  | 'vatCents'
  | 'vatPercent'
  | 'vatIncluded'
  | 'vatBase'
  | 'currency'
  | 'release'

/**
 * What a bookkeeper looks up and sums at the provider: data, never words, because names and rates change. The
 * keys are columns of the provider's reports, which a table in docs/deploy.md closes.
 *
 * @param release - the function's version
 */
export function bookkeeping(quote: PricedLines, reference: string, release: string): Bookkeeping {
  const due = dueNow(quote.totals)
  return {
    reference,
    quote: quoteNumber(quote),
    lines: quoteFigures(quote.lines),
    netCents: String(due.net),
    vatCents: String(due.vat),
    vatPercent: String(vat.percent),
    vatIncluded: String(vat.isIncluded),
    vatBase: vat.base ?? 'net',
    currency: packageCurrency.code,
    release,
  }
}
