import { claims } from './claims.ts'
import { company, planCurrency } from './company.ts'
import { paths } from './paths.ts'
import { planNames } from './plan-names.ts'
import { policyFigures } from './policy-figures.ts'
import type { IllustratedText, TitledText } from './service.ts'
import { serviceSummaries, type ServiceSlug } from './service-summaries.ts'

/** A promise, by its figure. */
type FigureTile = TitledText & { readonly figure: number; readonly unit: string }

// Not the figures of the statistics below.
const trustTiles: readonly FigureTile[] = [
  {
    figure: policyFigures.criticalAcknowledgementHours,
    unit: 'hours',
    title: 'until an engineer is on it',
    text: 'For critical issues, in the support hours of your plan.',
  },
  {
    figure: policyFigures.fullRefundHours,
    unit: 'hours',
    title: 'before work starts',
    text: 'Cancel a package or a project by then and you get everything back.',
  },
  {
    figure: policyFigures.terminationNoticeDays,
    unit: 'days',
    title: 'to end a plan',
    text: 'No minimum term. Your documents, domains and passwords leave with you.',
  },
  {
    figure: policyFigures.dataRetentionDays,
    unit: 'days',
    title: 'to collect your data',
    text: 'We keep a copy for that long after a plan ends, then delete it.',
  },
]

const capabilities: Partial<Record<ServiceSlug, TitledText>> = {
  'network-design': {
    title: 'Networks that fail over',
    text: 'Segmented LANs, surveyed Wi-Fi and two links out, so that a cut fibre is a line in a log.',
  },
  cybersecurity: {
    title: 'Security you can show',
    text: 'Audits, hardening and alerts, with evidence that a board or a regulator accepts.',
  },
  'cloud-integration': {
    title: 'Cloud with a way back',
    text: 'Workloads moved in rehearsed waves, at costs that you see coming.',
  },
  'automation-iot': {
    title: 'Sites that report',
    text: 'Power, temperature and fuel on one screen, and a call before the stock gets warm.',
  },
}

const industries: readonly IllustratedText[] = [
  {
    icon: 'bank',
    title: 'Financial services',
    text: 'Segmented branches, retained logs, and audits that follow the Central Bank’s guidance.',
  },
  {
    icon: 'health',
    title: 'Healthcare',
    text: 'Patient records that stay private, and within reach during a power cut.',
  },
  {
    icon: 'factory',
    title: 'Manufacturing',
    text: 'Production lines on a network of their own, read safely from the office.',
  },
  {
    icon: 'retail',
    title: 'Retail',
    text: 'Tills that keep selling when the main link drops, M\u2011Pesa and eTIMS first.',
  },
]

/** The text of the home page. */
export const home = {
  hero: {
    heading: 'Infrastructure that East African business can stand on',
    lead: `We design, build and look after networks, security and cloud systems for enterprises in ${company.country} and its neighbours, with prices on the page and drawings in your hands.`,
    links: [
      { text: 'Build My Package', to: paths.customQuote },
      { text: 'Explore Services', to: paths.services },
    ],
  },
  trust: { heading: 'What you can hold us to', tiles: trustTiles },
  technologies: {
    heading: 'Open standards that we build on',
    list: [
      'BGP',
      'OSPF',
      'IPv6',
      '802.1X',
      'Wi-Fi 6E',
      'WireGuard',
      'IPsec',
      'TLS 1.3',
      'OpenID Connect',
      'Linux',
      'Kubernetes',
      'OpenTelemetry',
      'MQTT',
      'LoRaWAN',
    ],
  },
  capabilities: {
    heading: 'Four things we do every week',
    lead: 'Take one or take them all: they fit together, because one team does them.',
    cards: serviceSummaries.flatMap(({ slug, link }) => {
      const copy = capabilities[slug]
      return copy ? [{ slug, link, ...copy }] : []
    }),
    pause: 'Pause the highlight',
    resume: 'Resume the highlight',
  },
  industries: {
    heading: 'Who we work for',
    lead: 'Four kinds of company where an hour offline costs money.',
    list: industries,
  },
  /** The reason that the company is chosen for first. */
  statement: {
    title: 'Designed for the power cut',
    text: 'Every design says what happens when the mains, a\u00a0link or a\u00a0switch fails, and we pull the plug to prove it.',
  },
  reasons: {
    heading: 'Why clients choose us, and stay',
    list: [
      {
        title: 'A price before a meeting',
        text: `Plans in ${planCurrency.shortName} and projects in dollars are priced on this site.`,
      },
      {
        title: 'One team from survey to support',
        text: 'The engineer who drew your network picks up the phone.',
      },
      {
        title: 'Nothing held back',
        text: 'Licences, domains and passwords are in your name.',
      },
      {
        title: `${company.countryAdjective} rules, known by heart`,
        text: 'Data Protection Act, eTIMS, public tenders: built in from the start.',
      },
    ],
  },
  /** Whether the page shows a sample of what is handed over (rule 4.4). */
  isSampleShown: true,
  statistics: {
    heading: 'In figures',
    list: [
      { figure: String(claims.foundedYear), label: `founded in ${company.city}` },
      { figure: claims.projectsDelivered, label: 'projects delivered' },
      { figure: claims.uptime, label: 'uptime' },
      {
        figure: claims.support,
        label: `support with ${planNames.professional} and ${planNames.enterprise}`,
      },
    ],
  },
  callToAction: {
    heading: 'Tell us what must not stop',
    text: `Describe your sites and what worries you. An engineer answers within ${claims.replyWithinHours} hours, with questions and a first idea, not a brochure.`,
    links: [{ text: 'Talk to an Engineer', to: paths.contact }],
  },
} as const
