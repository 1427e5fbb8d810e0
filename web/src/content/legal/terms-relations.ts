// Sample text: a lawyer must review it before the site goes live. Its figures come from policy-figures.ts.
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { policyFigures as figures } from '#web/content/policy-figures.ts'
import { list, paragraph, type LegalSection } from './legal-document.ts'

/** The part of the terms about rights, confidence, liability and disputes. */
export const termsOfRelations: readonly LegalSection[] = [
  {
    heading: 'Ownership, confidence and data',
    blocks: [
      paragraph(
        'What we draw, write and configure for you becomes yours when it is paid. Tools and templates that we bring with us stay ours, and you may go on using what we have built with them. Software of other makers comes under their licences.',
      ),
      paragraph(
        'Each side keeps the other’s confidential information secret, uses it for the agreed work alone, and protects it as carefully as its own. This goes on after the agreement has ended.',
      ),
      paragraph(
        'Where we handle personal data on your behalf, we do so on your written instructions as a data processor under the Data Protection Act, 2019, under a contract that section 42 of that Act requires. How we handle data for ourselves is described in the ',
        { text: 'Privacy Policy', to: paths.privacy },
        ', and how we protect systems in the ',
        { text: 'Security Policy', to: paths.security },
        '.',
      ),
    ],
  },
  {
    heading: 'Warranty',
    blocks: [
      paragraph(
        'We work with reasonable skill and care, and to the standards that the offer names. If our work has a fault, tell us when you find it, and we mend it without charge for as long as the offer’s warranty runs. Equipment carries its maker’s warranty, which we handle for you.',
      ),
    ],
  },
  {
    heading: 'Liability',
    blocks: [
      paragraph(
        `Whatever the ground of a claim, the total that we owe for all claims arising from a service is capped at the fees that you paid for it in the ${figures.liabilityMonths} months preceding the event.`,
      ),
      paragraph(
        'Neither side owes the other lost profit, lost business or other indirect loss. We are not liable for data that were lost because a backup outside our care failed.',
      ),
      paragraph(
        'Nothing in these terms limits liability for death or injury caused by negligence, for fraud, or for anything else for which Kenyan law allows no limit. Where the Consumer Protection Act, 2012 applies to you, your rights under it stand whatever these terms say.',
      ),
    ],
  },
  {
    heading: 'Events beyond control',
    blocks: [
      paragraph(
        'Neither side is in breach while an event beyond its reasonable control prevents it from performing, such as a national power or fibre outage, flood, unrest or an order of a public authority. It tells the other side at once, and does what it can to limit the effect. If it lasts so long that the service has lost its purpose, either side may end that service, and fees paid for the time afterwards are returned.',
      ),
    ],
  },
  {
    heading: 'Disputes and governing law',
    blocks: [
      paragraph(
        'These terms are governed by the laws of Kenya. A dispute goes through these steps:',
      ),
      list(
        [
          'Write to ',
          { text: company.email.shown, to: company.email.href },
          ' and say what went wrong and what would put it right. A director answers.',
        ],
        `We resolve disputes within ${figures.disputeBusinessDays} business days of that message, or explain in writing what is still missing.`,
        'If that fails, both sides try mediation by a mediator whom they choose together.',
        'After that, the courts of Kenya at Nairobi decide. Either side may ask a court for urgent protection at any time.',
      ),
    ],
  },
]
