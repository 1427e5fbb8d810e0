import { orderReferenceLabel, quoteNumberLabel } from '#shared/words.ts'
import { company, packageCurrencyName } from '#web/content/company.ts'
import { leftToRight } from '#web/ui/browser/isolated-text.ts'
import { paths } from './paths.ts'
import { callAndSurvey, paymentPageLife, paymentWords, priceChange, taxInvoice } from './periods.ts'
import { titled } from './service.ts'

const ifPaid = `If you have paid, your proof of payment is the receipt that ${company.processors.payments} emails you, and not this page.`

/** The text of the two pages that buyers return to from the payment provider. */
export const paymentSuccess = {
  /** Opened by hand, in a tab without an order, or before the page knows: it can't tell who has paid. */
  unknown: { heading: 'Your order', lead: ifPaid },
  /** The tab's order, without the provider's return: nobody has paid yet, or an older function sent no reference. */
  unconfirmed: {
    heading: 'Your order',
    lead: `A payment of this order is not confirmed here. ${ifPaid}`,
  },
  /** The provider's return with an order of this tab. */
  paid: {
    heading: 'Thank you for your order',
    // Also by a changed address: the site can't tell it from a return.
    lead: `The receipt that ${company.processors.payments} emails you is the proof of your payment. We will call you to agree dates.`,
  },
  /** The provider's return without one: in another browser than the checkout's, such as a bank's app. */
  returnedElsewhere: {
    heading: 'Your order',
    lead: `${ifPaid} The payment page returned you here with the reference below; this browser has no list of what you ordered.`,
  },
  reference: orderReferenceLabel,
  referenceNote: 'Give the order reference when you call or write.',
  quoteNumber: quoteNumberLabel,
  invoiceNumber: 'Invoice number',
  invoiceNote: `This page made the invoice number, for your own files. It is not the number of a tax invoice, and nobody else can look it up.`,
  date: 'Date',
  pending: 'One moment …',
  withoutScript: 'Needs JavaScript',
  receipt: {
    title: 'Your order',
    buyer: 'Buyer',
    heading: 'What you ordered',
    proof: () => paymentWords().proof,
    unconfirmed: `Not a receipt: a payment is not confirmed here. Only the receipt of ${company.processors.payments} proves one.`,
    print: 'Print or PDF',
  },
  steps: {
    heading: 'What happens after a payment',
    list: titled({
      'Confirmation email': taxInvoice,
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

/** What both say of this browser's other payment pages (rule 10.17). */
export const mayBeOpen = (references: string) =>
  `Another payment page may still be open, with order reference ${references}. Close it, unless you want to pay that one too.`

export const paymentFailed = {
  heading: 'Payment not completed',
  // Of similar length, so that the page doesn't shift once it is known what is saved.
  wentBack: 'Going back from the payment page makes no payment.',
  cameBack: 'You came back from the payment page without paying.',
  /** The provider has returned to the order's receipt in this browser, or has said that it is paid. */
  paid: {
    heading: () => paymentWords().isPaid,
    lead: 'The payment page has confirmed it in this browser.',
    receipt: 'See Its Receipt',
    contact: 'Contact Us',
  },
  reference: `${orderReferenceLabel}:`,
  unknown: 'If your quote is still saved in this browser, you can try again.',
  saved: 'Your quote is still saved in this browser, and you can try again.',
  retried: 'Retry Payment brings its package back to the checkout.',
  notSaved: 'No quote is saved in this browser, so please build a package before you pay.',
  pageLife: paymentPageLife,
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
