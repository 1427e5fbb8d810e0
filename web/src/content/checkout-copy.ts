import { seller } from '#shared/seller.ts'
import { company, packageCurrencyName } from '#web/content/company.ts'
import { citedAddresses, paths } from './paths.ts'
import { callAndSurvey, itemCount, paymentPageLife, taxInvoice } from './periods.ts'
import { cancellation } from './policy-figures.ts'
import { transferNote } from './quote-validity.ts'

/** The text of the checkout. Field labels are in shared/customer-fields.ts. */
export const checkoutCopy = {
  heading: 'Checkout',
  lead: 'You enter your card on our payment provider’s page; we never see it.',
  details: 'Your details',
  /** Above the fields that stand in the second group. */
  secondary: 'Invoice address and notes (optional)',
  consent: {
    before: 'I accept the',
    terms: { text: 'Terms of Service', href: paths.terms },
    between: 'and the',
    refund: { text: 'Refund Policy', href: paths.refund },
    after: '',
  },
  refundRule: cancellation,
  /** Rule 9.4: these addresses are not pages. */
  cited: {
    before: 'Older links to both:',
    terms: { text: 'terms', href: citedAddresses.terms },
    between: 'and',
    refund: { text: 'refunds', href: citedAddresses.refund },
    after: '.',
  },
  errors: {
    missing: (field: string) => `${field} is required.`,
    email: `Enter an email address with an @, such as ${company.emailExample}.`,
    emailRefused: `The payment provider does not accept this address. It should look like ${company.emailExample}.`,
    terms: 'Accept both documents to continue.',
  },
  summary: {
    heading: 'Order summary',
    items: itemCount,
    edit: 'Change your package',
    waiting: 'Reading your saved quote …',
    withoutScript: 'Showing your saved quote needs JavaScript.',
  },
  /** Hints, which don't prevent a payment (rule 9.16). */
  oddEmail: `This address looks incomplete. It should look like ${company.emailExample}.`,
  /** Why the telephone number is required. */
  phoneReason: 'We call you to agree dates.',
  shortPhone: 'This number looks too short. We call you on it after your payment.',
  totalChanged: (before: string, now: string) =>
    `Nothing was charged. The amount to pay was ${before} when you opened this page, and is now ${now}. Press Pay to continue.`,
  pay: (total: string) => `Pay ${total}`,
  payWithoutTotal: 'Pay',
  processing: 'Processing...',
  /** Another payment page of this browser, from before or from another tab (rule 10.17). */
  otherPage: {
    opening: 'Waiting for your other tab, which is opening a payment page …',
    ended:
      'The payment page opened before, perhaps in another tab, has ended; nothing is paid there.',
  },
  alreadyPaid: {
    same: 'You have paid for this package before',
    other: 'You have paid for another package',
    text: (what: string, total: string, opened: string, reference: string) =>
      `${what}: ${total}, on the payment page opened ${opened}, order reference ${reference}. Nothing more was charged.`,
    receipt: 'See its receipt',
  },
  payAgain: (total: string) => `Pay ${total} for a second order`,
  opening: `Opening ${company.processors.payments}’s page …`,
  orderRefused:
    'Nothing was charged: this package cannot be ordered as it is. Beside its total you see what is missing.',
  /** Beside Pay until the next press: what can be done about a failure. */
  failed: {
    forNow: `Nothing was charged, and your details are still here. Check your connection and press Pay again; if it fails again, pay by bank transfer.`,
    forGood: `Nothing was charged. Our payment provider does not accept this order, and pressing Pay again will not help. Please pay by bank transfer; your package and details come along.`,
  },
  outdated: {
    text: 'The site has changed since you opened this page, perhaps a price. Reload the page to continue: what you typed stays.',
    reload: 'Reload the page',
  },
  /** What follows Pay; usual times may follow the second text. */
  steps: {
    heading: 'What happens next',
    card: {
      title: 'You pay by card',
      text: `On the secure page of ${company.processors.payments}, which accepts Visa, Mastercard and American Express. Amounts are in ${packageCurrencyName}.`,
    },
    call: { title: 'We call you', text: callAndSurvey },
    documents: { title: 'You get your receipt and tax invoice', text: taxInvoice },
  },
  beforePaying: `Have your card ready, and your ${seller.taxNumber.label}, if any.`,
  pageLife: paymentPageLife,
  transferNote,
  withoutScript:
    'Paying here needs JavaScript. To order without it, write to us with the list of what you need and we send an invoice to pay by bank transfer.',
} as const
