import type { CustomerInfo } from '#shared/checkout-contract.ts'
import { packageCurrency } from '#shared/locale.ts'
import { times, type Cents } from '#shared/money.ts'
import type { Term } from '#shared/offer.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import { quoteFigures, quoteNumber } from '#shared/quote-number.ts'
import { dueNow, sumLines, totalsOf, type PricedLines } from '#shared/quote.ts'
import { vat } from '#shared/seller.ts'
import type { FailureDetails } from './errors.ts'

export type OrderLine = Pick<QuoteLine, 'name' | 'quantity' | 'unitPrice'> & {
  readonly description?: string
}

/** What the provider charges for a line, in cents. */
export const chargeFor = ({ quantity, unitPrice }: OrderLine): Cents => times(unitPrice, quantity)

/** What a buyer pays for, and where the provider redirects to afterwards. */
export type Order = {
  /** Buyer and company find the order by it at the provider. */
  readonly reference: string
  /** Kept by the provider with session and payment. */
  readonly bookkeeping: ReturnType<typeof bookkeeping>
  /** Every charged line, with VAT as one unless the prices include it. */
  readonly lines: readonly OrderLine[]
  /** The VAT within the lines' prices, which the invoice states. */
  readonly includedTax?: { readonly name: string; readonly amount: Cents }
  readonly customer: CustomerInfo
  readonly successUrl: string
  readonly cancelUrl: string
}

/** What became of the open payment page: nobody can pay it any more, or nobody knows, for a reason to be logged. */
export type FormerPage = { readonly fate: 'ended' | 'unknown'; readonly details?: FailureDetails }

/** The payment provider, as far as this product needs it. */
export type Payments = {
  /**
   * Creates a payment page for an order.
   *
   * @param openPage - the id of the page to end first (`isPageId`): who knows it may end it
   * @returns the page's http(s) address, its own id unless nobody can pay it, and what became of the page before it
   * @throws ApiError with a `key_…` or `provider_…` code, the refused email's, or `already_paid` if the open page was paid
   */
  readonly createSession: (
    order: Order,
    openPage?: string,
  ) => Promise<{
    readonly url: string
    readonly page?: string | undefined
    readonly former?: FormerPage | undefined
  }>
}

/**
 * What a bookkeeper looks up and sums at the provider: texts, amounts in whole cents, never words, because names and rates
 * change. The keys are columns of the provider's reports, which a table in docs/deploy.md closes.
 *
 * @param release - the function's version
 */
export function bookkeeping(quote: PricedLines, reference: string, release: string) {
  const due = dueNow(quote.totals)
  const netOf = (term: Term) =>
    dueNow(totalsOf(sumLines(quote.lines.filter((line) => line.term === term)))).net
  return {
    reference,
    quote: quoteNumber(quote),
    lines: quoteFigures(quote.lines),
    netCents: String(due.net),
    vatCents: String(due.vat),
    // Of the net sum: what is earned later than the order's month.
    monthCents: String(netOf('month')),
    yearCents: String(netOf('year')),
    vatPercent: String(vat.percent),
    vatIncluded: String(vat.isIncluded),
    vatBase: vat.base ?? 'net',
    currency: packageCurrency.code,
    release,
  }
}
