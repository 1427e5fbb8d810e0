import { addOnPrices } from '#web/content/plan-prices.ts'
import type { ServiceDetails } from '#web/content/service.ts'
import { statutoryPeriods } from '#web/content/statutory-periods.ts'

export const cybersecurity: ServiceDetails = {
  hero: {
    heading: 'Find the open door before somebody else does',
    lead: 'We test what an attacker can reach, close what matters most first, and leave you with evidence that a board, an auditor or a regulator can read.',
  },
  drawing: {
    number: 'CS-01',
    title: 'Audit findings by risk',
    label:
      'Risk matrix of likelihood and impact with five findings. The remote desktop that is open to the internet is critical, at 25 of 25; the remedies move every finding to 8 or less.',
  },
  overview: [
    'Few break-ins that we see begin with anything clever. They begin with a mailbox without a second factor, a remote desktop left open to the internet, or a payment instruction that looked as if it came from the managing director. We look there first.',
    'An audit measures your systems against the CIS Controls and, where you need it, ISO/IEC 27001: firewall rules, accounts and privileges, patch levels, backups, email records, Wi-Fi, and the applications that face the internet. Each finding comes with its evidence, its risk, the effort to mend it, and who should do so.',
    `The Data Protection Act, 2019 expects safeguards in proportion to the data that you hold, and notice of a serious breach to the Data Commissioner within ${statutoryPeriods.breachNoticeHours} hours. We help you to have the logs, the contacts and the decisions ready, so that those hours are not spent looking for them.`,
  ],
  cards: [
    {
      title: 'Audit and penetration test',
      text: 'External and internal scans, manual testing of the findings, a review of configurations and an interview with the people who run them. Scope, hours and stop signals are agreed in writing before the first packet.',
    },
    {
      title: 'Identity and email',
      text: 'Phishing-resistant second factors for administrators, conditional access for everybody, shared accounts retired. SPF, DKIM and DMARC taken to "reject", so that nobody invoices your clients in your name.',
    },
    {
      title: 'Endpoints and network',
      text: 'Endpoint detection on servers and laptops, disk encryption, application control where it pays, firewall rules cut to what is used, and guest, camera and payment traffic kept away from the rest.',
    },
    {
      title: 'Detection and response',
      text: 'Logs from firewalls, servers and cloud accounts in one place with clocks in step, alerts that reach a person, and an incident plan with names and telephone numbers, rehearsed at the table twice a year.',
    },
  ],
  inclusions: [
    'Agreed scope and rules of engagement, signed before testing',
    'Internal and external vulnerability scan, verified by hand',
    'Review of firewall, directory, email and cloud configuration',
    'Check of backups, with one restore carried out',
    'Findings ranked by risk, with evidence and effort',
    'A summary of two pages for directors, without jargon',
    'A hardening plan with owners and dates',
    'A second test of what was mended',
  ],
  startingPrice: {
    before: 'A security audit costs',
    price: addOnPrices.cybersecurityAudit,
    after: 'per audit. Penetration tests and repairs are quoted separately.',
  },
}
