// Sample text: a lawyer must review it before the site goes live. Its figures come from policy-figures.ts.
import { quoteValidityDays } from '#shared/price-promise.ts'
import { isTaxed } from '#shared/tax.ts'
import { taxName } from '#shared/seller.ts'
import { claims, emergencySupportNote } from '#web/content/claims.ts'
import { company, packageCurrencyName, planCurrency } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { packagePayment, paymentWords, surveyFirst, taxInvoice } from '#web/content/periods.ts'
import { pricePromise, transferNote, transferOrder } from '#web/content/quote-validity.ts'
import { planNames } from '#web/content/plan-prices.ts'
import { taxWords } from '#web/content/tax-words.built.ts'
import { cancellation, policyFigures as figures } from '#web/content/policy-figures.ts'
import { registeredAddress } from '#web/content/registered-address.ts'
import { list, section, type LegalText } from './legal-document.ts'

export const terms = (): LegalText => ({
  updated: '2026-11-27',
  summary: {
    'Invoices are due': `within ${figures.paymentDueDays} days`,
    'Unpaid services may be suspended': `after ${figures.suspensionAfterDays} days`,
    'Notice to end a subscription': `${figures.terminationNoticeDays} days, in writing`,
    'Your data are kept after termination': `for ${figures.dataRetentionDays} days`,
    'Uptime of monitored services': claims.uptime,
    'Critical issues are acknowledged': `within ${figures.criticalAcknowledgementHours} hours`,
    'Disputes are resolved': `within ${figures.disputeBusinessDays} business days`,
    'Liability is capped at': `the fees paid in the preceding ${figures.liabilityMonths} months`,
    'Governing law': company.country,
  },
  sections: [
    section(
      'Who we are, and what these terms cover',
      `These terms are an agreement between you, the client, and ${company.name} of ${registeredAddress()} (“we”, “us”).`,
      'They cover everything that you order from us: packages, plans, add-ons, projects and training. A contract or statement of work that we have both signed comes first, and these terms fill its gaps.',
      `A person who orders for a company confirms that they have authority to bind it. “Business day” means ${company.businessHours.days} except public holidays in ${company.country}; times are ${company.timeZone.name} (${company.timeZone.abbreviation}).`,
    ),
    section(
      'Orders',
      'Prices on this site are an invitation to order. A package is ordered when you accept these terms at the checkout and your payment succeeds, or when your signed quote or message orders it by bank transfer. A plan, an add-on or a project is ordered when we confirm your order in writing. Every subscription requires that you accept these terms.',
      surveyFirst,
      'If an order cannot be carried out, we tell you without delay, and you choose between an alternative and a full refund of the part concerned.',
      'A custom service in a package must have been agreed with us beforehand. If it was not, we return what you paid for it.',
    ),
    section(
      isTaxed() ? `Prices, invoices and ${taxName}` : 'Prices and invoices',
      `Plans and add-ons are priced in ${planCurrency.name}, on the pricing page.`,
      `Packages that you put together on this site are priced and charged in ${packageCurrencyName}. ${taxInvoice}`,
      `A printed, shared or saved quote names a day, ${quoteValidityDays} days after its own at the latest. ${pricePromise} ${transferOrder}`,
      packagePayment(),
      `${taxWords.law}If the law obliges you to withhold tax from an invoice, pay us the remainder and send us the certificate. ${transferNote}`,
      `Hardware, licences, internet links and travel outside ${company.city} are charged only where the offer names them.`,
    ),
    section(
      'Payment and suspension',
      `Invoices are due within ${figures.paymentDueDays} days of their date. Plans are invoiced at the beginning of each month, packages are ${paymentWords().withOrder}, and projects in the instalments that the offer sets out.`,
      `If an invoice is still unpaid after ${figures.suspensionAfterDays} days from its date, we may suspend the service until it is paid. We remind you in writing before we do. We do not delete your data or withhold your passwords because of an unpaid invoice.`,
      'If you dispute an invoice, tell us before it is due which part and why. Pay the rest on time; the disputed part waits until it is settled.',
    ),
    section(
      'Term, notice and what happens at the end',
      `A subscription runs from month to month. Either side may end it with ${figures.terminationNoticeDays} days’ notice in writing; an email is enough. Either side may end it at once if the other becomes insolvent, or commits a serious breach and does not remedy it within the reasonable time that a written warning set.`,
      `When a subscription ends, we hand over documents, configurations, licences, domains and passwords. We keep your data for ${figures.dataRetentionDays} days after termination, so that you can ask for a copy, and then delete them, except for what the law obliges us to keep. You may ask us in writing to delete them sooner.`,
    ),
    section('Cancellation and refunds', [
      `${cancellation} What applies later, and the different rules for training and audits, are in the `,
      { text: 'Refund Policy', to: paths.refund },
      ', which is part of these terms.',
    ]),
    section(
      'Service levels',
      `Services that we monitor under a plan are up for at least ${claims.uptime} of each calendar month. Planned maintenance that was announced beforehand, failures of mains power or of a provider that we did not contract, and outages that you asked for or caused do not count as downtime.`,
      `We acknowledge critical issues within ${figures.criticalAcknowledgementHours} hours, during your plan’s support hours. An issue is critical when it stops your business or a whole site, or when it threatens the security of your data. “Acknowledge” means that an engineer has read the report and begun work on it.`,
      `${emergencySupportNote} Clients on the ${planNames.core} plan have 8x5 support, Monday to Friday.`,
      'If we miss the uptime in a month, tell us during the next one. We explain the cause in writing and credit that month’s fee for the time lost beyond the commitment.',
    ),
    section(
      'What we need from you',
      list(
        'Access to sites, systems and people at the times agreed, and a safe place to work.',
        'Passwords and licences for what we are to look after, and the right to use them.',
        'A named contact with authority to decide, and notice when that person changes.',
        'Backups of systems that are not part of your plan or project.',
        'Honest information about faults and security incidents that affect our work.',
      ),
      'You may not use our services to break the law, to attack others’ systems or to send unsolicited messages. We test only systems that you own or are authorised to have tested.',
    ),
    section(
      'Ownership, confidentiality and data',
      'What we draw, write and configure for you becomes yours when it is paid for. Tools and templates that we bring with us stay ours, and you may go on using what we have built with them. Other vendors’ software comes under their licences.',
      'Each side keeps the other’s confidential information secret, uses it only for the agreed work, and protects it as carefully as its own, also after the agreement has ended.',
      [
        'Where we handle personal data on your behalf, we do so on your written instructions as a data processor under the Data Protection Act, 2019, under a contract that section 42 of that Act requires. How we handle data for ourselves is described in the ',
        { text: 'Privacy Policy', to: paths.privacy },
        ', and how we protect systems in the ',
        { text: 'Security Policy', to: paths.security },
        '.',
      ],
    ),
    section(
      'Warranty',
      'We work with reasonable skill and care, and to the standards that the offer names. If our work has a fault, tell us when you find it, and we fix it without charge for as long as the offer’s warranty runs. Equipment carries its manufacturer’s warranty, which we handle for you.',
    ),
    section(
      'Liability',
      `Whatever the basis of a claim, our total liability for all claims arising from a service is capped at the fees that you paid for it in the ${figures.liabilityMonths} months preceding the event.`,
      'Neither side is liable to the other for lost profit, lost business or other indirect loss. We are not liable for data lost because a backup outside our care failed.',
      `Nothing in these terms limits liability for death or injury caused by negligence, for fraud, or for anything else for which ${company.countryAdjective} law allows no limit. Where the Consumer Protection Act, 2012, or your own country’s consumer law applies to you, your rights under it, such as to withdraw from an order, stand whatever these terms say.`,
    ),
    section(
      'Events beyond control',
      'Neither side is in breach while an event beyond its reasonable control, such as a national power outage, flood or unrest, prevents it from performing. It tells the other at once, and limits the effect as far as it can. If the event lasts so long that the service has lost its purpose, either side may end that service, and fees paid for the time afterwards are returned.',
    ),
    section(
      'Disputes and governing law',
      `These terms are governed by the laws of ${company.country}. A dispute goes through these steps:`,
      list(
        [
          'Write to ',
          { text: company.email.shown, to: company.email.href },
          ' and say what went wrong and what would put it right. A director answers.',
        ],
        `We resolve disputes within ${figures.disputeBusinessDays} business days of that message, or explain in writing what is still missing.`,
        'If that fails, both sides try mediation by a mediator whom they choose together.',
        `After that, the courts of ${company.country} at ${company.courts} decide. Either side may ask a court for urgent protection at any time.`,
      ),
    ),
    section(
      'Changes and contact',
      `We may change these terms. Subscribers hear of a change by email at least ${figures.terminationNoticeDays} days before it applies to them, and may end the subscription before that day. An order is governed by the terms published here when it was placed.`,
      'If a court finds one of these terms invalid, the others stand.',
      [
        'Questions about these terms: ',
        { text: company.email.shown, to: company.email.href },
        ', or through the ',
        { text: 'contact page', to: paths.contact },
        '.',
      ],
    ),
  ],
})
