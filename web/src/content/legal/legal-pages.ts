import { company } from '#web/content/company.ts'
import type { LegalPage } from './legal-document.ts'

/**
 * The legal pages in the footer's order. Separate from their texts, because every page loads the site map, which needs
 * only this. A slug without a text doesn't compile.
 */
export const legalPages = [
  {
    slug: 'terms',
    title: 'Terms of Service',
    description: `The terms under which we work: orders, payment, suspension, notice, service levels, liability and disputes under ${company.countryAdjective} law.`,
  },
  {
    slug: 'privacy',
    title: 'Privacy Policy',
    description:
      'Which personal data we hold, why, for how long and who else sees them, and your rights under the Data Protection Act, 2019.',
  },
  {
    slug: 'refund',
    title: 'Refund Policy',
    description:
      'When you get your money back for a package, a workshop, an audit or a plan, and how many days each step takes.',
  },
  {
    slug: 'cookies',
    title: 'Cookie Policy',
    description:
      'This site sets no cookies and runs no analytics. Here is each entry that it keeps in your browser, and how to remove it.',
  },
  {
    slug: 'security',
    title: 'Security Policy',
    description:
      'How this site, your card details and our clients’ systems are protected, and how to report a weakness to us responsibly.',
  },
] as const satisfies readonly LegalPage[]

export type LegalSlug = (typeof legalPages)[number]['slug']
