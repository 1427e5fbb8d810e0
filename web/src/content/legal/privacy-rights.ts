// Sample text: a lawyer must review it before the site goes live. Its figures come from policy-figures.ts.
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { statutoryPeriods } from '#web/content/statutory-periods.ts'
import { list, paragraph, type LegalSection } from './legal-document.ts'

/** The part of the privacy policy about what a person may ask for, and what protects the data. */
export const privacyRights: readonly LegalSection[] = [
  {
    heading: 'Your rights',
    blocks: [
      paragraph('Under the Act you may'),
      list(
        'be told how your personal data are used;',
        'see the data that we hold about you;',
        'object to the use of all or part of them;',
        'have false or misleading data corrected;',
        'have false or misleading data, and data that we may no longer keep, deleted;',
        'have their use restricted while a question about them is open;',
        'receive them in a form that another provider’s computer can read;',
        'withdraw a consent, without effect on what was done before.',
      ),
      paragraph(
        'Write to ',
        { text: company.privacyEmail.shown, to: company.privacyEmail.href },
        '. It costs nothing. We may ask for proof of who you are, and answer within the periods of the Data Protection (General) Regulations, 2021. If we have to refuse, you get the reason in writing.',
      ),
    ],
  },
  {
    heading: 'Complaints to the Data Commissioner',
    blocks: [
      paragraph(
        'If you believe that we have handled your data wrongly, please tell us first. You may at any time complain to the Office of the Data Protection Commissioner (ODPC) in Nairobi, at ',
        { text: 'odpc.go.ke', to: 'https://www.odpc.go.ke' },
        '.',
      ),
    ],
  },
  {
    heading: 'How data are protected',
    blocks: [
      paragraph(
        'Connections are encrypted, access is limited to those whose work needs it, and our server stores no orders of its own. More is in the ',
        { text: 'Security Policy', to: paths.security },
        '.',
      ),
      paragraph(
        `If a breach puts you at real risk of harm, we notify the Data Commissioner within ${statutoryPeriods.breachNoticeHours} hours of learning of it and tell you in writing as soon as is practicable, as section 43 of the Act requires. Where we process data for a client, we tell that client within ${statutoryPeriods.processorNoticeHours} hours.`,
      ),
    ],
  },
  {
    heading: 'Children',
    blocks: [
      paragraph(
        'This site is for companies. We do not knowingly collect data of persons under 18. If you believe that we hold such data, write to us and we delete them.',
      ),
    ],
  },
  {
    heading: 'Changes',
    blocks: [
      paragraph(
        'When our use of data changes, this page changes first, with a new date. If a change concerns data that we already hold about you, we tell you before it takes effect.',
      ),
    ],
  },
]
