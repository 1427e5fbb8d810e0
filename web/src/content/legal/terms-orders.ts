// Sample text: a lawyer must review it before the site goes live. Its figures come from policy-figures.ts.
import { vatPercent } from '#shared/pricing.ts'
import { paths } from '#web/content/paths.ts'
import { planAddOns, plans } from '#web/content/plans.ts'
import { policyFigures as figures } from '#web/content/policy-figures.ts'
import { formatKes } from '#web/lib/format-kes.ts'
import { list, paragraph, type LegalSection } from './legal-document.ts'

/** The part of the terms about ordering, paying and ending. */
export const termsOfOrders: readonly LegalSection[] = [
  {
    heading: 'Orders',
    blocks: [
      paragraph(
        'Prices on this site are an invitation to order. A package is ordered when you accept these terms at the checkout and your payment succeeds. A plan, an add-on or a project is ordered when we confirm your order in writing. Every subscription requires that you accept these terms.',
      ),
      paragraph(
        'If an order cannot be carried out, for example because a site has no route for a cable, we tell you without delay, and you choose between another way and a full refund of the part concerned.',
      ),
      paragraph(
        'A custom service in a package must have been agreed with us beforehand. If it was not, we return what you paid for it.',
      ),
    ],
  },
  {
    heading: 'Prices, invoices and VAT',
    blocks: [
      paragraph('Monthly plans are priced in Kenyan shillings:'),
      list(...plans.map(({ name, price, period }) => `${name}: ${formatKes(price)} per ${period}`)),
      paragraph('Add-ons are priced in Kenyan shillings:'),
      list(
        ...planAddOns.map(({ name, price, unit }) => `${name}: ${formatKes(price)} per ${unit}`),
      ),
      paragraph(
        'Packages that you put together on this site are priced and charged in US dollars. The page shows the whole amount before you pay.',
      ),
      paragraph(
        `Prices do not include value added tax. We add VAT of ${vatPercent}% under the VAT Act, 2013, and issue an electronic tax invoice through eTIMS. If the law obliges you to withhold tax, pay us the remainder and send us the certificate.`,
      ),
      paragraph(
        'Hardware, licences, internet links and travel outside Nairobi are charged only where the offer names them.',
      ),
    ],
  },
  {
    heading: 'Payment and suspension',
    blocks: [
      paragraph(
        `Invoices are due within ${figures.paymentDueDays} days of their date. Plans are invoiced at the beginning of each month, packages are paid by card when they are ordered, and projects in the instalments of the offer. Card payments are made on the page of our payment provider; we never see the card number.`,
      ),
      paragraph(
        `If an invoice is still unpaid after ${figures.suspensionAfterDays} days from its date, we may suspend the service until it is paid. We remind you in writing before we do. We do not delete your data or withhold your passwords because of an unpaid invoice.`,
      ),
      paragraph(
        'If you doubt an invoice, tell us before it is due which part and why. The rest is paid in time, and the doubtful part waits until the matter is settled.',
      ),
    ],
  },
  {
    heading: 'Term, notice and what happens at the end',
    blocks: [
      paragraph(
        `A subscription runs from month to month. Either side may end it with ${figures.terminationNoticeDays} days’ notice in writing; an email is enough. Either side may end it at once if the other becomes insolvent, or commits a serious breach and does not mend it in the reasonable time that a written warning set.`,
      ),
      paragraph(
        `When a subscription ends, we hand over documents, configurations, licences, domains and passwords. We keep your data for ${figures.dataRetentionDays} days after termination, so that you can still ask for a copy, and then delete them, except for what the law obliges us to keep. You may ask us in writing to delete them sooner.`,
      ),
    ],
  },
  {
    heading: 'Cancellation and refunds',
    blocks: [
      paragraph(
        `If you cancel ${figures.fullRefundHours} hours or more before work starts, you get everything back. What applies later, and the different rules for training and audits, are in the `,
        { text: 'Refund Policy', to: paths.refund },
        ', which is part of these terms.',
      ),
    ],
  },
]
