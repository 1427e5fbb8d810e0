import type { Stripe } from 'stripe'
import { chargeDecimals } from '#shared/charge-limits.ts'
import { buyerDetails } from '#shared/customer-fields.ts'
import { colon, language, listSeparator, packageCurrency } from '#shared/locale.ts'
import { fromCents, type Cents } from '#shared/money.ts'
import { paymentPageMinutes } from '#shared/lifetimes.ts'
import { seller } from '#shared/seller.ts'
import { toRecord } from '#shared/to-record.ts'
import {
  invoiceFooter,
  invoiceTo,
  orderNumberLabel,
  orderNumbersLabel,
  registrationLabel,
} from '#shared/words.ts'
import type { Order, OrderLine } from '#lambda/payments.ts'

/**
 * The parameters of Stripe's call for an order, with amounts in the currency's minor unit:
 * https://docs.stripe.com/api/checkout/sessions/create
 *
 * @param now - in ms since 1970
 */
export function sessionParams(order: Order, now: number): Stripe.Checkout.SessionCreateParams {
  const metadata = orderMetadata(order)
  const numbers = [order.reference, order.bookkeeping.quote].join(listSeparator)
  const described = [orderNumbersLabel, numbers].join(colon)
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    allowed_payment_method_types: ['card'],
    // A converted amount would differ from what the page shows.
    adaptive_pricing: { enabled: false },
    customer_email: order.customer.email,
    // Finds session and payment in Stripe's dashboard, and is on the buyer's receipt.
    client_reference_id: order.reference,
    // Reports have the payment's metadata or the invoice's, the dashboard's page of a session its own.
    payment_intent_data: { description: described, metadata },
    invoice_creation: { enabled: true, invoice_data: { ...invoiceData(order, numbers), metadata } },
    // Both can be left empty. Stripe asks for a tax number where the buyer's country has one.
    tax_id_collection: { enabled: true },
    custom_fields: [
      {
        key: 'purchaseorder',
        label: { type: 'custom', custom: orderNumberLabel },
        type: 'text',
        optional: true,
      },
    ],
    custom_text: { submit: { message: described } },
    line_items: order.lines.map(lineItem),
    metadata,
    // The same in every retry: Stripe refuses other parameters under a used key.
    expires_at: Math.floor(now / 1000) + paymentPageMinutes * 60,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  }
}

/** Stripe's units in a cent of ours: 100 where it charges two decimals and the site shows none. */
export const unitsPerCent = 10 ** (chargeDecimals - packageCurrency.decimals)

function lineItem({ name, description, quantity, unitPrice }: OrderLine) {
  return {
    quantity,
    price_data: {
      currency: packageCurrency.code.toLowerCase(),
      unit_amount: unitPrice * unitsPerCent,
      product_data: description === undefined ? { name } : { name, description },
    },
  }
}

/** What a tax office expects on an invoice besides the lines: the buyer, the seller and the order. */
function invoiceData({ customer, includedTax }: Order, numbers: string) {
  const nameless = customer.company.trim() === '' ? [customer.fullName.trim()] : []
  const { registrationNumber, taxNumber } = seller
  return {
    footer: invoiceFooter,
    description: invoiceTo(
      [...nameless, ...buyerDetails('invoice', customer).flat()].join(listSeparator),
    ),
    custom_fields: [
      { name: orderNumbersLabel, value: numbers },
      ...(registrationNumber === ''
        ? []
        : [{ name: registrationLabel, value: registrationNumber }]),
      { name: taxNumber.label, value: taxNumber.value },
      ...(includedTax ? [{ name: includedTax.name, value: formatAmount(includedTax.amount) }] : []),
    ],
  }
}

function formatAmount(amount: Cents): string {
  const format = { style: 'currency', currency: packageCurrency.code } as const
  return new Intl.NumberFormat(language, format).format(fromCents(amount))
}

/** Stripe's limit for a value, in characters: https://docs.stripe.com/metadata */
const maxLength = 500

// What a spreadsheet would calculate, such as a link that sends what it reads, unless it is a telephone number. Tabs and
// returns are trimmed, and a Japanese spreadsheet takes full-width signs for the same: https://owasp.org/www-community/attacks/CSV_Injection
const formula = /^(?:[=@-]|\+(?![\d\s().-]*$))/

/** The buyer's details and what a bookkeeper looks up (rule 10.15), as the columns of Stripe's reports. */
function orderMetadata({ customer, bookkeeping }: Order): Record<string, string> {
  const { lines, ...booked } = bookkeeping
  // Between two lines, so that none is cut.
  const parts = lines.match(new RegExp(`[^.].{0,${maxLength - 1}}(?=\\.|$)`, 'g')) ?? []
  const details = Object.entries(customer).map(
    ([field, value]) => [field, asText(`${value}`)] as const,
  )
  return toRecord([
    // Stripe refuses empty ones.
    ...details.filter(([, value]) => value !== ''),
    ...Object.entries(booked),
    ...parts.map((part, at) => [at === 0 ? 'lines' : `lines${at + 1}`, part] as const),
  ])
}

/** A buyer's words, with an apostrophe in front of a formula. The last character may have to go for it, with both halves. */
function asText(typed: string): string {
  const text = typed.trim()
  return formula.test(text.normalize('NFKC'))
    ? `'${text}`.slice(0, maxLength).replace(/\p{Cs}$/u, '')
    : text
}
