import { claims } from './claims.ts'
import { company } from './company.ts'
import { paths } from './paths.ts'
import { planNames } from './plan-names.ts'
import { planPrices } from './plan-prices.ts'
import { policyFigures } from './policy-figures.ts'
import type { TitledText } from './service.ts'
import { serviceSummaries, type ServiceSlug } from './service-summaries.ts'

const capabilities: Partial<Record<ServiceSlug, TitledText>> = {
  'network-design': {
    title: 'Networks that fail over',
    text: 'Surveyed Wi-Fi and two links out, so that a cut fibre is a line in a log.',
  },
  cybersecurity: {
    title: 'Security you can show',
    text: 'Audits and hardening, with evidence that a regulator accepts.',
  },
  'cloud-integration': {
    title: 'Cloud with a way back',
    text: 'Workloads moved in rehearsed waves, at costs that you see coming.',
  },
  'automation-iot': {
    title: 'Sites that report',
    text: 'Power, temperature and fuel, and a call before the stock gets warm.',
  },
}

/** The text of the home page. */
export const home = {
  hero: {
    heading: 'Infrastructure that East African business can stand on',
    lead: `We build and look after networks, security and cloud systems for enterprises in ${company.country} and beyond, at published prices.`,
    links: [
      { text: 'Build My Package', to: paths.customQuote },
      { text: 'Explore Services', to: paths.services },
    ],
    offer: { before: 'Plans from', price: planPrices.core, after: 'per month', to: paths.pricing },
  },
  /** What a visitor does to the network in the hero's drawing, and what its log says then (rule 3.7). */
  failover: {
    cut: { button: 'Cut Fibre 1', log: '14:02:07 Fibre 1 down, all traffic on Fibre 2' },
    resume: { button: 'Restore Fibre 1', log: '14:09:31 Fibre 1 up, traffic back on it' },
  },
  trust: {
    heading: 'What you can hold us to',
    // Not the figures of the statistics below.
    tiles: [
      {
        figure: policyFigures.criticalAcknowledgementHours,
        unit: 'hours',
        title: 'to an engineer',
        text: 'For critical issues, in the hours of your plan.',
      },
      {
        figure: policyFigures.fullRefundHours,
        unit: 'hours',
        title: 'before we start',
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
        title: 'for your data',
        text: 'We keep a copy for that long after a plan ends, then delete it.',
      },
    ],
  },
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
    cards: serviceSummaries.flatMap(({ slug, link }) => {
      const copy = capabilities[slug]
      return copy ? [{ slug, link, ...copy }] : []
    }),
    pause: 'Pause the highlight',
    resume: 'Resume the highlight',
  },
  industries: {
    heading: 'Who we work for',
    list: [
      { icon: 'bank', title: 'Financial services', text: 'Audits to the Central Bank’s guidance.' },
      { icon: 'health', title: 'Healthcare', text: 'Patient records at hand in a power cut.' },
      { icon: 'factory', title: 'Manufacturing', text: 'Production lines on their own network.' },
      { icon: 'retail', title: 'Retail', text: 'Tills that sell when the main link drops.' },
    ],
  },
  reasons: {
    heading: 'Why clients choose us',
    list: [
      {
        title: 'Designed for the power cut',
        text: 'We pull the plug in front of you to prove it.',
      },
      { title: 'A price before a meeting', text: 'Every plan and every project is priced here.' },
      { title: 'One team from survey to support', text: 'Whoever drew your network picks up.' },
      {
        title: `${company.countryAdjective} rules, known by heart`,
        text: 'Data protection and eTIMS, from the start.',
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
        label: `support, ${planNames.professional} and ${planNames.enterprise}`,
      },
    ],
  },
  callToAction: {
    heading: 'Tell us what must not stop',
    text: `An engineer answers within ${claims.replyWithinHours} hours, with questions and a first idea, not a brochure.`,
    links: [{ text: 'Talk to an Engineer', to: paths.contact }],
  },
} as const
