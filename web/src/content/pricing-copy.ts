import { taxName, vat } from '#shared/vat.ts'
import { emergencySupportNote } from './claims.ts'
import { packageCurrencyName, planCurrency } from './company.ts'
import { paths, sampleIds, servicePath } from './paths.ts'
import { planOrPackage } from './periods.ts'
import { policyFigures } from './policy-figures.ts'

/** The text of the pricing page. Names and prices are those of plans.ts. */
export const pricing = {
  heading: 'Plans with the price on them',
  lead: planOrPackage,
  facts: [
    {
      title: taxName,
      text: `Prices are before ${taxName} of ${vat.percent}%. Tax invoices are issued through eTIMS.`,
    },
    {
      title: 'Notice',
      text: `A plan ends with ${policyFigures.terminationNoticeDays} days’ notice. There is no minimum term.`,
    },
  ],
  plans: {
    heading: 'Monthly plans',
    popular: 'Most Popular',
    per: (period: string) => `per ${period}`,
    emergencyNote: emergencySupportNote,
    notes: [
      /** Rule 5.5: the buttons lead to /contact, so this only announces the consent, which is given with the order. */
      {
        before: 'Subscriptions require acceptance of our',
        link: { text: 'Terms of Service', to: paths.terms },
        after: '.',
      },
      {
        before: 'Every plan has a monthly report:',
        link: {
          text: 'see a sample page',
          to: `${servicePath('managed-it')}#${sampleIds.section}`,
        },
        after: '.',
      },
    ],
  },
  comparison: {
    heading: 'What each plan includes',
    table: 'The plans side by side',
    scrollHint: 'Scroll the table sideways to see all three plans.',
    term: 'Service',
    included: 'Included',
    notIncluded: 'Not included',
  },
  addOns: {
    heading: 'Add-ons',
    lead: 'Bought once, when you need them, with a plan or without one.',
    per: (unit: string) => `per ${unit}`,
  },
  projects: {
    heading: `Projects in ${packageCurrencyName}`,
    lead: `Paid once, before ${taxName}. Add one to your package in the quote builder and see the total.`,
  },
  custom: {
    heading: 'None of these fit?',
    text: `Several sites, a single project, an IT team of your own: tell us, and we send a written quote in ${planCurrency.shortName}, each line explained.`,
    links: [
      { text: 'Request a Custom Quote', to: paths.contact },
      { text: 'Price a Package Yourself', to: paths.customQuote },
    ],
  },
} as const
