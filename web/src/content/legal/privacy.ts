// Sample text: a lawyer must review it before the site goes live. Its figures come from policy-figures.ts.
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { policyFigures as figures } from '#web/content/policy-figures.ts'
import { statutoryPeriods } from '#web/content/statutory-periods.ts'
import { list, paragraph, type LegalText } from './legal-document.ts'
import { privacyRights } from './privacy-rights.ts'

export const privacy: LegalText = {
  updated: '2026-11-20',
  summary: [
    { term: 'Accounts, cookies and analytics on this site', figure: 'none' },
    { term: 'The contact form', figure: 'sends nothing by itself' },
    { term: 'Card details', figure: 'seen by the payment provider alone' },
    {
      term: 'Clients’ data after termination',
      figure: `kept for ${figures.dataRetentionDays} days`,
    },
    {
      term: 'Invoices and tax records',
      figure: `kept for ${statutoryPeriods.taxRecordYears} years`,
    },
    {
      term: 'Notice of a serious breach to the Data Commissioner',
      figure: `within ${statutoryPeriods.breachNoticeHours} hours`,
    },
    { term: 'Sale of personal data', figure: 'never' },
  ],
  sections: [
    {
      heading: 'Who is responsible',
      blocks: [
        paragraph(
          `${company.name}, ${company.address.join(', ')}, company registration ${company.registrationNumber}, decides why and how the personal data described here are used. We are the data controller under the Data Protection Act, 2019 of Kenya (“the Act”).`,
        ),
        paragraph(
          'Questions and requests go to ',
          { text: company.privacyEmail.shown, to: company.privacyEmail.href },
          ` or ${company.phone.shown}.`,
        ),
      ],
    },
    {
      heading: 'What we collect, and when',
      blocks: [
        list(
          'When you read this site: the hosting provider’s servers see your internet address, the page you ask for and the kind of browser, because no page can be delivered otherwise. We use no analytics, no advertising and no fingerprinting.',
          'When you build a quote: your choices stay in your own browser until you pay.',
          'When you pay: name, email address and telephone number, and company, address, city, postal code, country and notes where you give them; what you ordered; and that you accepted the terms. They go through our server to the payment provider.',
          'When you use the contact form: nothing. The form prepares a message in your browser, and you send it yourself by email or WhatsApp.',
          'When you write or call: your message, your address or number, and our answer.',
          'When you are a client: the contacts, technical records and correspondence that our work needs.',
        ),
        paragraph(
          'Card numbers are typed on the payment provider’s page. They never pass through this site or our server. What this site keeps in your browser is listed in the ',
          { text: 'Cookie Policy', to: paths.cookies },
          '.',
        ),
      ],
    },
    {
      heading: 'Why we may use them',
      blocks: [
        paragraph('Section 30 of the Act names the grounds. Ours are:'),
        list(
          'A contract, or steps that you asked for before one: to answer enquiries, carry out orders and support clients.',
          'A legal obligation: to keep invoices and tax records and to answer lawful orders.',
          'A legitimate interest that does not override yours: to keep our systems secure and to defend claims.',
          'Your consent: for anything else, such as a reference with your name. You may withdraw it at any time.',
        ),
        paragraph(
          'We send no marketing without your consent, and take no decision about you by automated means alone.',
        ),
      ],
    },
    {
      heading: 'Who else sees them',
      blocks: [
        list(
          `${company.processors.payments}, our payment provider, for card payments, receipts and the checks against fraud that the law demands of it.`,
          `${company.processors.hosting}, which hosts this site and the server behind the checkout.`,
          'The provider of our email, and WhatsApp if you choose to write there.',
          'Accountants, auditors and lawyers who are bound to secrecy.',
          'Public authorities such as the Kenya Revenue Authority, where the law obliges us.',
        ),
        paragraph('We sell personal data to nobody.'),
      ],
    },
    {
      heading: 'Data outside Kenya',
      blocks: [
        paragraph(
          'Some of these providers process data in other countries. We use them under contracts with safeguards that sections 48 and 49 of the Act ask for, and only where the transfer is necessary for your order, your enquiry or the delivery of this site.',
        ),
      ],
    },
    {
      heading: 'How long we keep them',
      blocks: [
        list(
          `Clients’ data: for as long as the service lasts, and ${figures.dataRetentionDays} days after termination.`,
          `Invoices and what belongs to them: ${statutoryPeriods.taxRecordYears} years, as the Tax Procedures Act, 2015 requires.`,
          'Enquiries that come to nothing: until they are answered and it is clear that nothing follows.',
          'Records of a dispute: until it is settled and can no longer be reopened.',
        ),
        paragraph(
          'The logs of the server behind the checkout hold times, outcomes and request numbers, and neither names nor addresses.',
        ),
      ],
    },
    ...privacyRights,
  ],
}
