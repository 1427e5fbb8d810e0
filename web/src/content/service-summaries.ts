import { planCurrency } from '#web/content/company.ts'
import type { ServiceSummary } from './service.ts'

/**
 * The services in display order. Separate from their details, because every page loads the site map, which needs only
 * this. A slug without details doesn't compile.
 */
export const serviceSummaries = [
  {
    slug: 'network-design',
    title: 'Network design',
    summary:
      'Wired, wireless and wide-area networks, surveyed, drawn, built and certified for offices, branches and warehouses.',
    features: [
      'Site survey and Wi-Fi heat maps',
      'VLANs, 802.1X and QoS by design',
      'Automatic failover to a second link',
      'Cat6A reports and as-built drawings',
    ],
    link: 'How we design networks',
  },
  {
    slug: 'cybersecurity',
    title: 'Cybersecurity',
    summary:
      'Audits, hardening and monitoring that shrink what an attacker can reach, with evidence for your board and regulator.',
    features: [
      'Audits with findings ranked by risk',
      'Hardened sign-in, email and laptops',
      'Log collection and alert handling',
      'Incident plans, rehearsed with you',
    ],
    link: 'How we secure a business',
  },
  {
    slug: 'cloud-integration',
    title: 'Cloud integration',
    summary:
      'Servers, files and applications moved in planned waves and connected to your offices, at costs that you can predict.',
    features: [
      'Assessment of every workload first',
      'Waves, each with a way back',
      'One sign-in for office and cloud',
      `Monthly cost review in ${planCurrency.shortName}`,
    ],
    link: 'How we move to the cloud',
  },
  {
    slug: 'automation-iot',
    title: 'Automation and IoT',
    summary:
      'Sensors, meters and workflows on one network, so that a warm cold room or a late invoice is noticed at once.',
    features: [
      'Temperature, power and fuel sensing',
      'Gateways that ride out an outage',
      'Alerts by SMS, email and telephone',
      'Workflows for eTIMS and M-Pesa',
    ],
    link: 'How we connect sites',
  },
  {
    slug: 'managed-it',
    title: 'Managed IT',
    summary: `Servers, network and devices monitored, patched and supported, for one monthly fee in ${planCurrency.shortName}.`,
    features: [
      '8x5 service desk, 24/7 available',
      'Monitoring and monthly patching',
      'Backups checked every working day',
      'A report each month in plain English',
    ],
    link: 'How we look after your IT',
  },
  {
    slug: 'consulting-training',
    title: 'Consulting and training',
    summary:
      'Independent advice on strategy, tenders and data protection, and workshops for staff and engineers.',
    features: [
      'IT reviews and three-year roadmaps',
      'Tender documents and bid evaluation',
      'Data Protection Act readiness',
      'Workshops for engineers and staff',
    ],
    link: 'How we advise and teach',
  },
] as const satisfies readonly ServiceSummary[]

/** The last part of a service page's address. */
export type ServiceSlug = (typeof serviceSummaries)[number]['slug']
