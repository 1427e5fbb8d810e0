import { isTaxed } from '#shared/tax.ts'
import { taxName } from '#shared/seller.ts'
import { claims } from './claims.ts'
import { packageCurrencyName, planCurrency } from '#web/content/company.ts'
import { paths } from './paths.ts'
import { planOrPackage } from './periods.ts'
import { planPeriod } from './plan-prices.ts'
import { policyFigures } from './policy-figures.ts'
import { taxWords } from './tax-words.built.ts'
import { titled } from './service.ts'

/** The text of the pricing page. Names and prices are those of plans.ts. */
export const pricing = {
  heading: 'Our prices, in public',
  lead: planOrPackage,
  facts: titled({
    [isTaxed() ? taxName : 'Invoices']: `${taxWords.rate} Invoices through eTIMS.`.trim(),
    Notice: `${policyFigures.terminationNoticeDays}\u00A0days’\u00A0notice ends a plan. No minimum term.`,
  }),
  plans: {
    heading: 'Monthly plans',
    popular: 'Most Popular',
    per: `per ${planPeriod} ${taxWords.base}`,
    /** Above the Subscribe buttons. */
    noPayment: `No payment now: we confirm within ${claims.replyWithinHours} hours.`,
    /** Rule 5.5: the buttons lead to /contact, so this only announces the consent, which is given with the order. */
    consent: {
      before: 'Subscriptions require acceptance of our',
      link: { text: 'Terms of Service', to: paths.terms },
      after: '.',
    },
  },
  comparison: {
    heading: 'What each plan includes',
    table: 'The plans side by side',
    term: 'Service',
    pricePer: `Price per ${planPeriod}`,
    /** Unfolds it on a phone. */
    show: 'Compare all that they include',
    included: 'Included',
    notIncluded: 'Not included',
    /** What the plans' agreed words mean. */
    words:
      '8x5: eight hours a day, Monday to Friday. NOC: our network operations centre, which watches day and night. ISO and GDPR: rules for security and for personal data.',
  },
  addOns: { heading: 'Add-ons', lead: 'Bought once, with or without a plan.' },
  projects: {
    heading: `Projects in ${packageCurrencyName}`,
    lead: 'Penetration tests and sensors are quoted after a visit.',
  },
  custom: {
    heading: 'None of these fit?',
    text: `More people, more sites, one project: we send a written quote in ${planCurrency.shortName}, each line explained.`,
    links: [
      { text: 'Request a custom quote', to: paths.contact },
      { text: 'Build My Package', to: paths.customQuote },
    ],
  },
} as const
