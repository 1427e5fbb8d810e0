// Sample text: a lawyer must review it before the site goes live. Its figures come from policy-figures.ts.
import { claims, emergencySupportNote } from '#web/content/claims.ts'
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { policyFigures as figures } from '#web/content/policy-figures.ts'
import { list, paragraph, type LegalText } from './legal-document.ts'
import { termsOfOrders } from './terms-orders.ts'
import { termsOfRelations } from './terms-relations.ts'

export const terms: LegalText = {
  updated: '2026-11-20',
  summary: [
    { term: 'Invoices are due', figure: `within ${figures.paymentDueDays} days` },
    {
      term: 'Unpaid services may be suspended',
      figure: `after ${figures.suspensionAfterDays} days`,
    },
    {
      term: 'Notice to end a subscription',
      figure: `${figures.terminationNoticeDays} days, in writing`,
    },
    {
      term: 'Your data are kept after the end',
      figure: `for ${figures.dataRetentionDays} days`,
    },
    { term: 'Uptime of monitored services', figure: claims.uptime },
    {
      term: 'Critical issues are acknowledged',
      figure: `within ${figures.criticalAcknowledgementHours} hours`,
    },
    {
      term: 'Disputes are resolved',
      figure: `within ${figures.disputeBusinessDays} business days`,
    },
    {
      term: 'Liability is capped at',
      figure: `the fees paid in the preceding ${figures.liabilityMonths} months`,
    },
    { term: 'Governing law', figure: company.country },
  ],
  sections: [
    {
      heading: 'Who we are, and what these terms cover',
      blocks: [
        paragraph(
          `These terms are an agreement between you, the client, and ${company.name} of ${company.address.join(', ')}, company registration ${company.registrationNumber} (“we”, “us”).`,
        ),
        paragraph(
          'They cover everything that you order from us: one-off packages from this site, monthly plans, add-ons, projects and training. Where we have signed a separate contract or statement of work with you, that document comes first and these terms fill its gaps.',
        ),
        paragraph(
          'A person who orders for a company confirms that they may bind it. “Business day” means Monday to Friday except public holidays in Kenya; times are East Africa Time (EAT).',
        ),
      ],
    },
    ...termsOfOrders,
    {
      heading: 'Service levels',
      blocks: [
        paragraph(
          `Services that we monitor under a plan are up for at least ${claims.uptime} of each calendar month. Planned maintenance that was announced beforehand, failures of mains power or of a provider that we did not contract, and outages that you asked for or caused do not count as downtime.`,
        ),
        paragraph(
          `We acknowledge critical issues within ${figures.criticalAcknowledgementHours} hours, in the support hours of your plan. An issue is critical when it stops your business or a whole site, or when it threatens the security of your data. To acknowledge means that an engineer has read the report and begun to work on it.`,
        ),
        paragraph(
          `${emergencySupportNote} Clients on the Core plan have 8x5 support, Monday to Friday.`,
        ),
        paragraph(
          'If we miss the uptime in a month, tell us during the next one. We explain the cause in writing and credit the part of that month’s fee that corresponds to the time lost beyond the commitment.',
        ),
      ],
    },
    {
      heading: 'What we need from you',
      blocks: [
        list(
          'Access to sites, systems and people at the times agreed, and a safe place to work.',
          'Passwords and licences for what we are to look after, and the right to use them.',
          'A named contact who may decide, and word in good time when that person changes.',
          'Backups of systems that are not part of your plan or project.',
          'Honest information about faults, accidents and security incidents that touch our work.',
        ),
        paragraph(
          'You may not use our services to break the law, to attack other people’s systems or to send unsolicited messages. Security tests take place only on systems that you own or may have tested.',
        ),
      ],
    },
    ...termsOfRelations,
    {
      heading: 'Changes and contact',
      blocks: [
        paragraph(
          `We may change these terms. Subscribers hear of a change by email at least ${figures.terminationNoticeDays} days before it applies to them, and may end the subscription before that day. An order is governed by the terms that stood here when it was placed.`,
        ),
        paragraph(
          'If a court finds one of these terms invalid, the others stand. That we do not insist on a right at once does not mean that we give it up.',
        ),
        paragraph(
          'Questions about these terms: ',
          { text: company.email.shown, to: company.email.href },
          ', or through the ',
          { text: 'contact page', to: paths.contact },
          '.',
        ),
      ],
    },
  ],
}
