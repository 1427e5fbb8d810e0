// Sample story, roles and responsibilities: the founders replace them with their own before the site goes live.
import { addressSeparator } from '#shared/locale.ts'
import { claims } from './claims.ts'
import { company } from '#web/content/company.ts'
import { paths } from './paths.ts'
import { titled } from './service.ts'

const [firstFounder, secondFounder] = company.founders

const initialsOf = (name: string) =>
  name
    .split(/\s+/u)
    .map(([first]) => first)
    .join('')

/** The text of the page about the company. */
export const about = {
  heading: 'The people behind your network',
  lead: `From ${company.city}, we have designed, built and looked after other companies’ networks and servers since ${claims.foundedYear}.`,
  facts: titled({
    Founded: `${claims.foundedYear} in ${company.city}`,
    Delivered: `${claims.projectsDelivered} projects`,
    Office: company.address.slice(0, -1).join(addressSeparator),
    ...(company.registrationNumber !== '' && { Registered: company.registrationNumber }),
  }),
  story: {
    heading: 'How we began',
    paragraphs: [
      `We, ${firstFounder} and ${secondFounder}, founded ${company.shortName} in ${claims.foundedYear}. In one server room after another we had found the same three things: no drawing, no labels, and nobody who knew the password. The equipment was rarely bad. It had never been planned.`,
      '“Mwamba” is the Swahili word for rock: what others build on, and need not think about again.',
      `We have delivered ${claims.projectsDelivered} projects since then, from a single clinic to companies with branches in several countries of East Africa. We still begin each one with a survey and a drawing, and end it with documents that another engineer could work from.`,
    ],
  },
  founders: [
    {
      name: firstFounder,
      initials: initialsOf(firstFounder),
      role: company.founderRoles[0],
      text: 'Responsible for every survey, every drawing, and the failover test that proves it.',
    },
    {
      name: secondFounder,
      initials: initialsOf(secondFounder),
      role: company.founderRoles[1],
      text: 'Responsible for the service desk, the backups, and a written cause when something fails.',
    },
  ],
  /** Beside a drawing with both initials. */
  sheet: {
    heading: 'Two initials on every sheet',
    text: 'One of us draws, the other checks. What both have signed can be built from, also by somebody else. This sheet is a sample of an invented floor.',
    signed: (drawn: string, checked: string) => `drawn ${drawn}, checked ${checked}`,
  },
  mission: {
    title: 'Our mission',
    text: `To give companies in ${company.country} and East Africa infrastructure that keeps working through cut fibres, power cuts and staff changes, at a price they know beforehand.`,
  },
  vision: {
    title: 'Our vision',
    text: 'An East Africa in which a hospital, a factory or a shop can take its network for granted.',
  },
  values: {
    heading: 'Three values',
    list: titled({
      Integrity:
        'We say what a thing costs, what it cannot do, and when you do not need it. We take no commission for recommending a product.',
      Innovation:
        'We try new technology in our own office first. What reaches yours has been broken, fixed and understood.',
      Accountability:
        'Every task has one name beside it. When something goes wrong, you get the cause in writing, and what we have changed because of it.',
    }),
  },
  contact: {
    heading: 'Come and see us',
    text: 'The office is open to visitors by appointment. Bring a floor plan, and leave with a first drawing.',
    links: [{ text: 'Contact us', to: paths.contact }],
  },
} as const
