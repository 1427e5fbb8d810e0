import { orderReferenceLabel } from '#shared/words.ts'
import { company, packageCurrencyName } from './company.ts'
import { leftToRight } from './left-to-right.ts'
import { paths } from './paths.ts'
import { callAndSurvey, priceChange, taxInvoice } from './periods.ts'
import { titled } from './service.ts'

/** The text of the two pages that buyers return to from the payment provider. */
export const paymentSuccess = {
  // For a tab without an order, or before the page knows: it can't tell who has paid.
  heading: 'Your order',
  lead: `If you have paid, the receipt that ${company.processors.payments} emails you, not this page, is your proof of payment. If you have not, nothing was charged.`,
  ordered: {
    heading: 'Thank you for your order',
    lead: `The receipt that ${company.processors.payments} emails you, not this page, is your proof of payment.`,
  },
  /** Only an order of this tab has one. */
  reference: orderReferenceLabel,
  referenceNote: 'Give the order reference when you call or write.',
  quoteNumber: 'Quote number',
  invoiceNumber: 'Invoice number',
  invoiceNote: `This page made the invoice number, for your own files. It is not the number of a tax invoice, and nobody else can look it up. ${taxInvoice}`,
  date: 'Date',
  pending: 'One moment …',
  withoutScript: 'Needs JavaScript',
  receipt: {
    title: 'Your order',
    buyer: 'Buyer',
    heading: 'What you ordered',
    proof: `Paid by card on the page of ${company.processors.payments}, whose receipt is the proof of payment.`,
    print: 'Print or Save as PDF',
  },
  steps: {
    heading: 'What happens after a payment',
    list: titled({
      'Confirmation email':
        'Your receipt goes at once to the address that you gave at the checkout.',
      'Team notification': `Our team confirms your order the next business day. Anything urgent before that: ${leftToRight(company.phone.shown)}.`,
      'Kick-off call and survey': `${callAndSurvey} ${priceChange}`,
    }),
    /** How long the order's projects usually take. */
    projects: 'Project',
  },
  links: [
    { text: 'Back to home', to: paths.home },
    { text: 'Contact us', to: paths.contact },
  ],
} as const

export const paymentFailed = {
  heading: 'Payment not completed',
  wentBack: 'If you went back from the payment page, no payment was made.',
  // Of similar length, so that the page doesn't shift once it is known what is saved.
  unknown: 'If your quote is still saved in this browser, you can try again.',
  saved: 'Your quote is still saved in this browser, and you can try again.',
  notSaved: 'No quote is saved in this browser, so please build a package before you pay.',
  reasons: {
    heading: 'Why cards are declined',
    list: titled({
      'Insufficient funds': `The account or the card’s daily limit does not cover the amount in ${packageCurrencyName}.`,
      'Card declined':
        'Some banks block payments online or abroad until you switch them on in their app.',
      'Incorrect details':
        'The number, the expiry date or the security code did not match the card.',
      'Network issue':
        'The connection broke before the bank answered. Look at your statement before you pay again.',
    }),
  },
  retry: 'Retry Payment',
  change: 'Change Your Package',
  build: 'Build a Package',
} as const
