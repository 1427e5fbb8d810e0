import { expect, test } from 'vitest'
import { checkoutPath } from '#shared/addresses.ts'
import { invoicePrefix } from '#shared/seller.ts'
import { ownName } from '#shared/words.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { contact } from '#web/content/contact.ts'
import { home } from '#web/content/home.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { refund } from '#web/content/legal/refund.ts'
import { terms } from '#web/content/legal/terms.ts'
import { notices } from '#web/content/notices.ts'
import { orderRefusals } from '#web/content/order-refusals.ts'
import { paymentFailed, paymentSuccess } from '#web/content/payment-result.ts'
import { plans } from '#web/content/plans.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { notFoundPage } from '#web/content/site-map.ts'
import type { Notice } from '#web/ui/browser/notifications.ts'

// What is agreed to the letter, repeated deliberately, as in agreed-figures.test.ts.

const titles = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title)

test.each<readonly [what: string, found: readonly string[], agreed: string]>([
  [
    'buttons, and what a package without lines is told (rules 2.1, 3.1, 7.7, 9.6, 11.2 and 11.4)',
    [
      layoutCopy.quoteButton,
      ...home.hero.links.map(({ text }) => text),
      quoteBuilder.summary.proceed,
      checkoutCopy.processing,
      quoteBuilder.restore.button,
      paymentFailed.retry,
      orderRefusals.nothingSelected.words,
    ],
    `Get a Quote      Build My Package       Explore Services  Proceed to Checkout
     Processing...    Restore my last quote  Retry Payment
     Please select at least one service or configuration`,
  ],
  [
    'an unknown page, an invoice’s number, a custom service, and the call (rules 14.1, 11.1, 10.12 and 10.1)',
    [notFoundPage.title, invoicePrefix, ownName('Fax'), checkoutPath],
    'Oops! Page not found  INV  Custom: Fax  /api/create-checkout-session',
  ],
  [
    'features of the plans (rule 5.2)',
    plans.flatMap((plan) => plan.features.map((text) => `${plan.name}: ${text}`)),
    `Core: 8x5 support, Monday to Friday      Core: Monthly reports
     Professional: 24/7 NOC monitoring        Professional: Quarterly security audits
     Enterprise: Dedicated account engineer   Enterprise: Compliance reporting (ISO, GDPR)`,
  ],
  [
    'failures (rules 6.2, 9.3 and 9.8)',
    [contact.form.errors.notice, ...Object.values<Notice>(notices)]
      .filter(({ isDestructive }) => isDestructive)
      .map(({ title, description }) => `${title}: ${description}`),
    `Missing fields: Please fill in all required fields.
     Required fields missing: Please fill in all required fields
     Invalid email: Please enter a valid email address
     Terms not accepted: Please accept the Terms of Service and Refund Policy
     Checkout failed: Unable to process checkout. Please try again.`,
  ],
  [
    'cards, reasons of a failed payment, and steps after a payment (rules 9.15, 11.3 and 11.4)',
    [
      ...(checkoutCopy.steps.card.text.match(/Visa|Mastercard|American Express/g) ?? []),
      ...[paymentFailed.reasons, paymentSuccess.steps].flatMap(({ list }) => titles(list)),
    ],
    `Visa  Mastercard  American Express
     Insufficient funds  Card declined  Incorrect details  Network issue
     Confirmation email  Team notification`,
  ],
])('%s, among others', (_, found, agreed) => {
  const phrases = agreed.split(/ {2,}|\n\s*/)
  expect(found.filter((phrase) => phrases.includes(phrase))).toEqual(phrases)
})

test('the figures in the texts of terms and refunds (rule 13.1)', () => {
  const text = JSON.stringify([terms(), refund])
  const agreed = `due within 7 days  unpaid after 14 days  end it with 30 days’ notice
    for 90 days after termination  at least 99.9% of  issues within 2 hours
    in the 3 months preceding  disputes within 14 business days
    up to 48 hours before work starts  7 days or more before: 100%  3 to 6 days before: 50%
    Later than 3 days, but more than 48 hours before  treat it like 3 days, and return 50%
    Within 48 hours of the start: no refund
    before the audit begins, you get 50%  request within 5 business days
    refund within 10 business days`
  expect(agreed.split(/ {2,}|\n\s*/).filter((phrase) => !text.includes(phrase))).toEqual([])
})
