// Sample text: a lawyer must review it before the site goes live. Its figures come from policy-figures.ts.
import { licencesPath } from '#shared/addresses.ts'
import { claims, emergencySupportNote, replyTime } from '#web/content/claims.ts'
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { policyFigures as figures, statutoryPeriods } from '#web/content/policy-figures.ts'
import { list, section, type LegalText } from './legal-document.ts'

export const security: LegalText = {
  updated: '2026-11-24',
  summary: {
    'Card details on our systems': 'none',
    Connections: 'encrypted (TLS)',
    'Uptime of monitored services': claims.uptime,
    'Critical issues are acknowledged': `within ${figures.criticalAcknowledgementHours} hours`,
    'Clients’ data after termination': `deleted after ${figures.dataRetentionDays} days`,
    'Report a weakness to': company.securityEmail.shown,
  },
  sections: [
    section(
      'This site',
      list(
        'The pages are static files, made before they are published and served through Amazon CloudFront. There is no database and no login behind them.',
        'All connections are encrypted with TLS, and browsers are told to refuse anything else.',
        'A strict Content Security Policy lets pages run only our own scripts, and load nothing from other companies.',
        'There is one server function. It takes an order, works out its price from our own catalogue, asks the payment provider for a payment page, and forgets the order.',
        'What it receives is checked field by field and refused when anything is unknown, too long or out of range.',
        'Its logs hold times, outcomes, request numbers and what was ordered under which reference, and never a customer’s details or a key.',
      ),
      [
        'The open-source packages and fonts in it are listed ',
        { text: 'with their licences', to: licencesPath },
        '.',
      ],
    ),
    section(
      'Payments',
      `You type your card number on the page of ${company.processors.payments}, our payment provider, which is certified under the card industry’s standard, PCI DSS. Card data never touch this site, our server or our staff. We see that a payment was made, its amount and its receipt.`,
    ),
    section(
      'How we work on your systems',
      list(
        'Least privilege: each engineer has an account of their own, with the rights that the task needs and for as long as it lasts.',
        'A second factor for every administrator account that supports one.',
        'Passwords live in an encrypted vault that belongs to you. We change them when an engineer leaves the job.',
        'Remote access goes through an encrypted tunnel, is logged, and is closed when the work is done.',
        'Changes are planned, approved by your contact, and recorded with a way back.',
        'Our own laptops are encrypted, patched and monitored.',
      ),
    ),
    section('Availability and support', [
      `Services that we monitor under a plan carry an uptime commitment of ${claims.uptime}. Critical issues are acknowledged within ${figures.criticalAcknowledgementHours} hours, during your plan’s support hours. ${emergencySupportNote} What counts, and what does not, is in the `,
      { text: 'Terms of Service', to: paths.terms },
      '.',
    ]),
    section('Your data', [
      `Backups that we run for you are encrypted and restored as a test. When a subscription ends, your data are kept for ${figures.dataRetentionDays} days, so that you can ask for a copy, and are then deleted. What we do with personal data is described in the `,
      { text: 'Privacy Policy', to: paths.privacy },
      '.',
    ]),
    section(
      'When something goes wrong',
      `We contain the incident, keep the evidence, tell the clients concerned and write down the cause. A breach of personal data is notified to the Data Commissioner within ${statutoryPeriods.breachNoticeHours} hours where the Data Protection Act, 2019 requires it; where we act for a client, that client hears of it within ${statutoryPeriods.processorNoticeHours} hours.`,
    ),
    section(
      'Report a weakness',
      [
        'If you have found a weakness in this site or in a system that we run, write to ',
        { text: company.securityEmail.shown, to: company.securityEmail.href },
        `. Tell us the address, the steps and what you saw. We confirm receipt ${replyTime}, and tell you what we are doing about it.`,
      ],
      'We take no legal action against anybody who acts in good faith, and ask you to',
      list(
        'use no more access than it takes to show the weakness;',
        'leave other people’s data alone, and delete what you saw by accident;',
        'interrupt no service, and send nobody a phishing message;',
        'give us time to fix it before you publish.',
      ),
      'We credit those who help us, if they wish. We pay no rewards at present.',
    ),
  ],
}
