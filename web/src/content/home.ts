import { claims, replyTime } from './claims.ts'
import { company } from '#web/content/company.ts'
import { healthcareExample } from '#web/content/offers-on-pages.ts'
import { examplePath, paths, servicePath } from './paths.ts'
import { planNames, planPeriod, planPrices } from './plan-prices.ts'
import { policyFigures } from './policy-figures.ts'
import { registeredAddress } from './registered-address.ts'
import type { TitledText } from './service.ts'
import { serviceSummaries, type ServiceSlug } from './service-summaries.ts'
import { taxWords } from './tax-words.built.ts'

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
    text: 'Workloads moved in rehearsed waves, at a cost agreed beforehand.',
  },
  'automation-iot': {
    title: 'Sites that report',
    text: 'Power, temperature and fuel, and a call before the stock gets warm.',
  },
}

/** The text of the home page. */
export const home = {
  hero: {
    heading: 'Infrastructure that East\u00A0African business can stand on',
    lead: `We build and look after networks, security and cloud systems for enterprises in ${company.country} and beyond, at published prices.`,
    links: [
      { text: 'Build My Package', to: paths.customQuote },
      { text: 'Explore Services', to: paths.services },
    ],
    offer: {
      before: 'Plans from',
      price: planPrices.core,
      after: `per ${planPeriod} ${taxWords.base}`,
      to: paths.pricing,
    },
  },
  /** What the hero's drawing shows when its fibre is cut, and what the press says. */
  cut: {
    name: 'Cut Fibre 1',
    log: 'Fibre 1 lost 14:02:07. LTE carries all three sites. Nobody noticed.',
  },
  examples: {
    heading: 'Three packages to begin from',
    link: { text: 'Choose', to: paths.customQuote },
  },
  trust: {
    heading: 'What you can hold us to',
    // Not the figures of the statistics below.
    tiles: [
      {
        before: 'An engineer on it within',
        figure: policyFigures.criticalAcknowledgementHours,
        unit: 'hours',
        title: 'of a critical issue',
        text: 'During your plan’s support hours.',
      },
      {
        before: 'Cancel up to',
        figure: policyFigures.fullRefundHours,
        unit: 'hours',
        title: 'before we start',
        text: 'You get everything back, for a package or a project.',
      },
      {
        before: 'End a plan within',
        figure: policyFigures.terminationNoticeDays,
        unit: 'days',
        title: 'of your notice',
        text: 'No minimum term. You keep every password.',
      },
      {
        before: 'Your data is kept for',
        figure: policyFigures.dataRetentionDays,
        unit: 'days',
        title: 'after a plan ends',
        text: 'Then we delete our copy.',
      },
    ],
  },
  technologies: {
    heading: 'Open standards that we build on:',
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
  /** The company's clients, each with a day on which its work shows, and a reason to choose it. */
  industries: {
    heading: 'Who chooses us, and why',
    list: [
      {
        icon: 'bank',
        title: 'Financial services',
        text: 'Audits that follow Central Bank of Kenya guidance, with the evidence that an auditor asks for.',
        reason: `${company.countryAdjective} rules, known by heart.`,
        link: { text: 'How we audit', to: servicePath('cybersecurity') },
      },
      {
        icon: 'heart',
        title: 'Healthcare',
        text: 'The mains fail during a ward round. Patient records stay open.',
        reason: 'Designed for the power cut.',
        link: { text: 'Open the Clinic package', to: examplePath(healthcareExample) },
      },
      {
        icon: 'factory',
        title: 'Manufacturing',
        text: 'A laptop brings in a virus. The production line, on its own network, keeps going.',
        reason: 'One team from survey to support.',
        link: { text: 'How a project runs', to: paths.services },
      },
      {
        icon: 'shop',
        title: 'Retail',
        text: 'The main link drops on a Saturday. The tills keep selling.',
        reason: 'A price before a meeting.',
        link: { text: 'See plans and prices', to: paths.pricing },
      },
    ],
  },
  statistics: {
    heading: 'In figures',
    /** What anybody can check, before the certificates of proof.ts. */
    facts: registeredAddress(),
    list: [
      { figure: String(claims.foundedYear), label: `founded in ${company.city}` },
      { figure: claims.projectsDelivered, label: 'projects delivered' },
      { figure: claims.uptime, label: 'uptime that we commit to' },
      {
        figure: claims.support,
        label: `support, ${planNames.professional} and ${planNames.enterprise}`,
      },
    ],
  },
  callToAction: {
    heading: 'Tell us what must not stop',
    text: `An engineer answers ${replyTime}, with questions and a first idea, not a brochure.`,
    links: [{ text: 'Talk to an engineer', to: paths.contact }],
  },
} as const
