// Sample text: a lawyer must review it before the site goes live. Its figures come from policy-figures.ts.
import { logRetentionDays } from '#shared/lifetimes.ts'
import { company, messenger } from '#web/content/company.ts'
import { leftToRight } from '#web/ui/browser/isolated-text.ts'
import { emailOrMessenger } from '#web/content/layout.ts'
import { paths } from '#web/content/paths.ts'
import { policyFigures as figures, statutoryPeriods } from '#web/content/policy-figures.ts'
import { registeredAddress } from '#web/content/registered-address.ts'
import { list, section, type LegalText } from './legal-document.ts'

export const privacy: LegalText = {
  updated: '2026-11-29',
  summary: {
    'Accounts, cookies and analytics on this site': 'none',
    'The contact form': 'sends nothing by itself',
    'Card details': 'seen by the payment provider alone',
    'Logs with visitors’ internet addresses': `kept for ${logRetentionDays} days`,
    'Clients’ data after termination': `kept for ${figures.dataRetentionDays} days`,
    'Invoices and tax records': `kept for ${statutoryPeriods.taxRecordYears} years`,
    'Notice of a serious breach to the Data Commissioner': `within ${statutoryPeriods.breachNoticeHours} hours`,
    'Sale of personal data': 'never',
  },
  sections: [
    section(
      'Who is responsible',
      `${company.name}, ${registeredAddress()}, decides why and how the personal data described here are used. We are the data controller under the Data Protection Act, 2019 of ${company.country} (“the Act”).`,
      [
        'Questions and requests go to ',
        { text: company.privacyEmail.shown, to: company.privacyEmail.href },
        ` or ${leftToRight(company.phone.shown)}.`,
      ],
    ),
    section(
      'What we collect, and when',
      list(
        'When you read this site: the hosting provider’s servers see your internet address, the page you ask for and the kind of browser, because no page can be delivered otherwise. We use no analytics, no advertising and no fingerprinting.',
        'When you build a quote: your choices stay in your own browser until you pay.',
        'When you pay: name, email address and telephone number, and company, address, city, postal code, country and notes where you give them; what you ordered; and that you accepted the terms. They go through our server to the payment provider, on whose page you may add a tax number and an order number.',
        `When you use the contact form: nothing. The form prepares a message in your browser, and you send it yourself by ${emailOrMessenger}.`,
        'When you write or call: your message, your address or number, and our answer.',
        'When you are a client: the contacts, technical records and correspondence that our work needs.',
      ),
      [
        'Card numbers are typed on the payment provider’s page. They never pass through this site or our server. What this site keeps in your browser is listed in the ',
        { text: 'Cookie Policy', to: paths.cookies },
        '.',
      ],
    ),
    section(
      'Why we may use them',
      'Section 30 of the Act names the grounds. Ours are:',
      list(
        'A contract, or steps that you asked for before one: to answer enquiries, carry out orders and support clients.',
        'A legal obligation: to keep invoices and tax records and to answer lawful orders.',
        'A legitimate interest that does not override yours: to keep our systems secure and to defend claims.',
        'Your consent: for anything else, such as naming you as a reference. You may withdraw it at any time.',
      ),
      'We send no marketing without your consent, and take no decision about you by automated means alone.',
    ),
    section(
      'Who else sees them',
      list(
        `${company.processors.payments}, our payment provider, for card payments, receipts and the checks against fraud that the law demands of it.`,
        `${company.processors.hosting}, which hosts this site and the server behind the checkout.`,
        `The provider of our email${messenger ? `, and ${messenger.name} if you choose to write there` : ''}.`,
        'Accountants, auditors and lawyers, who are bound by professional secrecy.',
        'Public authorities such as the Kenya Revenue Authority, where the law obliges us.',
      ),
      'We sell personal data to nobody.',
    ),
    section(
      `Data outside ${company.country}`,
      'Some of these providers process data in other countries. We use them under contracts with the safeguards that sections 48 and 49 of the Act require, and only where the transfer is necessary for your order, your enquiry or the delivery of this site.',
    ),
    section(
      'How long we keep them',
      list(
        `Access logs, which hold each visitor’s internet address, the page with what follows it in its address, such as an order’s reference after a payment, the kind of browser and the time: they are kept for ${logRetentionDays} days, to find faults and attacks, and then deleted.`,
        `Clients’ data: for as long as the service lasts, and ${figures.dataRetentionDays} days after termination.`,
        `Invoices and what belongs to them: ${statutoryPeriods.taxRecordYears} years, as the Tax Procedures Act, 2015 requires.`,
        'Enquiries that lead to no order: until they have been answered and are clearly closed.',
        'Records of a dispute: until it is settled and can no longer be reopened.',
      ),
      `The logs of the server behind the checkout hold times, outcomes, request numbers and what was ordered under which reference, and neither names nor addresses. They too are kept for ${logRetentionDays} days.`,
    ),
    section(
      'Your rights',
      'Under the Act you may',
      list(
        'be told how your personal data are used;',
        'see the data that we hold about you;',
        'object to the use of all or part of them;',
        'have false or misleading data corrected;',
        'have false or misleading data, and data that we may no longer keep, deleted;',
        'have their use restricted while a question about them is open;',
        'receive them in a form that another provider’s computer can read;',
        'withdraw consent, without affecting what was done before.',
      ),
      [
        'Write to ',
        { text: company.privacyEmail.shown, to: company.privacyEmail.href },
        '. It costs nothing. We may ask for proof of who you are, and answer within the periods of the Data Protection (General) Regulations, 2021. If we have to refuse, you get the reason in writing.',
      ],
    ),
    section('Complaints to the Data Commissioner', [
      'If you believe that we have mishandled your data, please tell us first. You may at any time complain to the Office of the Data Protection Commissioner (ODPC) in Nairobi, at ',
      { text: 'odpc.go.ke', to: 'https://www.odpc.go.ke' },
      '.',
    ]),
    section(
      'How data are protected',
      [
        'Connections are encrypted, access is limited to those whose work needs it, and our server stores no orders of its own. More is in the ',
        { text: 'Security Policy', to: paths.security },
        '.',
      ],
      `If a breach puts you at real risk of harm, we notify the Data Commissioner within ${statutoryPeriods.breachNoticeHours} hours of learning of it and tell you in writing as soon as is practicable, as section 43 of the Act requires. Where we process data for a client, we tell that client within ${statutoryPeriods.processorNoticeHours} hours.`,
    ),
    section(
      'Children',
      'This site is for companies. We do not knowingly collect data about people under 18. If you believe that we hold such data, write to us and we will delete them.',
    ),
    section(
      'Changes',
      'When our use of data changes, this page changes first, with a new date. If a change concerns data that we already hold about you, we tell you before it takes effect.',
    ),
  ],
}
