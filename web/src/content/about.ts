// Sample story, roles and responsibilities: the founders replace them with their own before the site goes live.
import { claims } from './claims.ts'
import { company } from './company.ts'
import { paths } from './paths.ts'

const [firstFounder, secondFounder] = company.founders

/** The text of the page about the company. */
export const about = {
  heading: 'The people under your network',
  lead: `${company.name} is an infrastructure company in ${company.city}. We have built and looked after other companies’ systems since ${claims.foundedYear}.`,
  facts: [
    { title: 'Founded', text: `${claims.foundedYear} in ${company.city}` },
    { title: 'Delivered', text: `${claims.projectsDelivered} projects` },
    { title: 'Office', text: company.address.slice(0, -1).join(', ') },
    { title: 'Registered', text: company.registrationNumber },
  ],
  story: {
    heading: 'How we began',
    paragraphs: [
      `We, ${firstFounder} and ${secondFounder}, founded ${company.shortName} in ${claims.foundedYear}. In one server room after another we had met the same three things: no drawing, no label, and nobody who knew the password. The equipment was rarely bad. What lay underneath it had never been planned.`,
      '“Mwamba” is the Swahili word for rock. We chose it because good infrastructure is like the ground under a house: you should not have to think about it, and somebody must have thought about it very carefully.',
      `We have delivered ${claims.projectsDelivered} projects since then, from a single clinic to companies with branches in several countries of East Africa. We still begin each one with a survey and a drawing, and end it with documents that another engineer could take over.`,
    ],
    signature: `${firstFounder} and ${secondFounder}, founders`,
  },
  founders: [
    {
      sheet: 'F-01',
      name: firstFounder,
      role: 'Design',
      text: 'Answers for each survey, each drawing, and the failover test that proves it.',
    },
    {
      sheet: 'F-02',
      name: secondFounder,
      role: 'Support',
      text: 'Answers for the service desk, the backups, and the cause in writing when something fails.',
    },
  ],
  mission: {
    title: 'Our mission',
    text: `To give companies in ${company.country} and East Africa infrastructure that keeps working through cut fibre, power failure and change of staff, at a price that is known beforehand.`,
  },
  vision: {
    title: 'Our vision',
    text: 'An East Africa in which a hospital, a factory or a shop takes its network for granted, as one takes the ground for granted.',
  },
  values: {
    heading: 'Three values',
    list: [
      {
        title: 'Integrity',
        text: 'We say what a thing costs, what it cannot do, and when you do not need it. We take no commission for recommending a product.',
      },
      {
        title: 'Innovation',
        text: 'We try new technology in our own office first. What reaches yours has been broken, mended and understood.',
      },
      {
        title: 'Accountability',
        text: 'Each task has one name beside it. When something goes wrong, you get the cause in writing, and what we have changed since.',
      },
    ],
  },
  contact: {
    heading: 'Come and see us',
    text: 'The office is open to visitors by appointment. Bring a floor plan, and leave with a first drawing.',
    links: [{ text: 'Contact Us', to: paths.contact }],
  },
} as const
