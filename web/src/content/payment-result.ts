import { company } from './company.ts'
import { paths } from './paths.ts'

/** The text of the two pages that buyers return to from the payment provider. */
export const paymentSuccess = {
  heading: 'Thank you for your order',
  lead: 'Our payment provider confirms every payment by email with a receipt. That email, not this page, is your proof of payment.',
  reference: 'Invoice number',
  date: 'Date',
  pending: 'Being made …',
  withoutScript: 'Needs JavaScript',
  steps: {
    heading: 'What happens next',
    list: [
      {
        title: 'Confirmation email',
        text: 'The payment provider emails the receipt and the invoice to the address that you gave at the checkout.',
      },
      {
        title: 'Team notification',
        text: 'The paid order appears in our payments account, where our team in Nairobi picks it up on the next business day.',
      },
      {
        title: 'Kick-off call',
        text: `An engineer calls the number that you gave to agree dates. Anything urgent before that: ${company.phone.shown}.`,
      },
    ],
  },
  links: [
    { text: 'Back to Home', to: paths.home },
    { text: 'Contact Us', to: paths.contact },
  ],
} as const

export const paymentFailed = {
  heading: 'Payment not completed',
  lead: 'If you went back from the payment page, no payment was made. Your package is still saved, and you can try again.',
  reasons: {
    heading: 'If your card was tried, these are the common reasons',
    list: [
      {
        title: 'Insufficient funds',
        text: 'The account or the card’s daily limit does not cover the amount in US dollars.',
      },
      {
        title: 'Card declined',
        text: 'Some banks block payments online or abroad until you switch them on in their app.',
      },
      {
        title: 'Incorrect details',
        text: 'The number, the expiry date or the security code did not match the card.',
      },
      {
        title: 'Network issue',
        text: 'The connection broke before the bank answered. Look at your statement before you pay again.',
      },
    ],
  },
  retry: 'Retry Payment',
  change: 'Change Your Package',
} as const
