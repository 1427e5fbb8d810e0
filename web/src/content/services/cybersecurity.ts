import { titled, type ServiceDetails } from '#web/content/service.ts'
import { startingPrices } from '#web/content/service-offers.ts'
import { statutoryPeriods } from '#web/content/policy-figures.ts'

export const details: ServiceDetails = {
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
    'Few of the break-ins that we see begin with anything clever. They begin with a mailbox without a second factor, a remote desktop left open to the internet, or a payment instruction that looked as if it came from the managing director. We look there first.',
    'An audit measures your systems against the CIS Controls and, where you need it, ISO/IEC 27001. Each finding comes with its evidence, its risk, the effort to fix it, and who should do so.',
    `The Data Protection Act, 2019 expects safeguards in proportion to the data that you hold, and notice of a serious breach within ${statutoryPeriods.breachNoticeHours} hours. We help you to have the logs, the contacts and the decisions ready before you need them.`,
  ],
  cards: titled({
    'Audit and penetration test':
      'External and internal scans, findings tested by hand, configurations reviewed. Scope, hours and stop signals are agreed in writing before the first packet.',
    'Identity and email':
      'Phishing-resistant second factors for administrators, shared accounts retired. SPF and DKIM in place and DMARC set to “reject”, so that nobody sends invoices in your name.',
    'Endpoints and network':
      'Detection on servers and laptops, disk encryption, firewall rules cut to what is used, and guest, camera and payment traffic kept apart from the rest.',
    'Detection and response':
      'Logs in one place with their clocks in step, alerts that reach a person, and an incident plan with names and numbers, rehearsed in a tabletop exercise twice a year.',
  }),
  inclusions: [
    'Confidentiality agreed before we look',
    'One contact for you during every test',
    'Passwords checked against known leaks',
    'Backups checked, and one of them restored',
    'A two-page summary for directors',
    'A meeting to go through the findings',
    'A hardening plan with dates',
    'A retest of what was fixed',
  ],
  startingPrice: { before: 'A security audit costs', ...startingPrices.cybersecurity },
}
