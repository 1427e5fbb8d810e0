import { paths } from './paths.ts'

/** The text of the page that lists the services. */
export const servicesPage = {
  heading: 'Six services, one team',
  lead: 'From the cable in the wall to the people who use it. Take one, or let us look after everything.',
  callToAction: {
    heading: 'Not sure where to begin?',
    text: 'Describe the problem. An engineer tells you which service you need, or that you need none.',
    links: [{ text: 'Request Consultation', to: paths.contact }],
  },
} as const

/** The text that all service pages share. */
export const servicePage = {
  overview: 'Overview',
  cards: 'What we do',
  included: 'What’s Included',
  startingPrice: 'Price',
  callToAction: {
    heading: 'Shall we look at your site?',
    text: 'See what a plan costs, or tell an engineer what you have and what you need.',
    links: [
      { text: 'Contact us', to: paths.contact },
      { text: 'See plans and prices', to: paths.pricing },
    ],
  },
} as const
