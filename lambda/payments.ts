import type { CustomerInfo } from '#shared/checkout-contract.ts'
import type { Cents } from '#shared/money.ts'

/** One line of the bill. */
export type OrderLine = {
  readonly name: string
  readonly description?: string
  /** In US cents, for the whole line. */
  readonly amount: Cents
}

/** What a buyer is asked to pay for, and where the provider sends them afterwards. */
export type Order = {
  /** Every line that is charged, VAT included. */
  readonly lines: readonly OrderLine[]
  readonly customer: CustomerInfo
  readonly successUrl: string
  readonly cancelUrl: string
}

/** The payment provider, as far as this product needs one. */
export type Payments = {
  /**
   * Opens a payment page for an order.
   *
   * @returns the http(s) address of the page
   * @throws CheckoutError with a `provider_…` code, or the refused email's
   */
  readonly createSession: (order: Order) => Promise<{ readonly url: string }>
}
