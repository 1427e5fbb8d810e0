import { company, planCurrency } from './company.ts'
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
      'Wired, wireless and wide-area networks surveyed, drawn, built and certified for offices, branches and warehouses in East Africa.',
    features: [
      'Site survey and Wi-Fi heat maps',
      'VLANs, 802.1X and QoS in the design',
      'Two internet links with automatic failover',
      'Cat6A reports and as\u2011built drawings',
    ],
    link: 'How we design networks',
  },
  {
    slug: 'cybersecurity',
    title: 'Cybersecurity',
    summary:
      'Security audits, hardening and monitoring that reduce what an attacker can reach, with evidence for your board and your regulator.',
    features: [
      'Audits with findings ranked by risk',
      'Sign-in, email and endpoint hardening',
      'Log collection and alert handling',
      'Incident plans that have been rehearsed',
    ],
    link: 'How we secure a business',
  },
  {
    slug: 'cloud-integration',
    title: 'Cloud integration',
    summary:
      'Servers, files and applications moved to the cloud in planned waves, connected to your offices, with costs you can predict.',
    features: [
      'Assessment of every workload first',
      'Migration in waves, each with a way back',
      'One sign-in for office and cloud',
      `Monthly cost review in ${planCurrency.shortName}`,
    ],
    link: 'How we move to the cloud',
  },
  {
    slug: 'automation-iot',
    title: 'Automation and IoT',
    summary:
      'Sensors, meters and business workflows connected to one network, so that a warm cold room or a late invoice is noticed at once.',
    features: [
      'Temperature, power and fuel sensing',
      'Gateways that buffer through outages',
      'Alerts by SMS, email and telephone',
      'Workflows for eTIMS and M\u2011Pesa',
    ],
    link: 'How we connect sites',
  },
  {
    slug: 'managed-it',
    title: 'Managed IT',
    summary: `Your servers, network and staff devices monitored, patched, backed up and supported by one team, for one monthly fee in ${planCurrency.shortName}.`,
    features: [
      '8x5 service desk, with 24/7 available',
      'Monitoring and monthly patching',
      'Backups with a tested restore',
      'A report each month, in plain words',
    ],
    link: 'How we look after your IT',
  },
  {
    slug: 'consulting-training',
    title: 'Consulting and training',
    summary: `Independent advice on IT strategy, tenders and data protection, and hands-on workshops for your engineers and your staff in ${company.country}.`,
    features: [
      'IT reviews and three\u2011year roadmaps',
      'Tender documents and bid evaluation',
      'Data Protection Act readiness',
      'Workshops for engineers and staff',
    ],
    link: 'How we advise and teach',
  },
] as const satisfies readonly ServiceSummary[]

/** The last part of a service page's address. */
export type ServiceSlug = (typeof serviceSummaries)[number]['slug']
