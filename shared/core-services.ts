import type { FormerPrice } from './former-prices.ts'
import { inCents, type Cents } from './money.ts'

/** What a price is for: work done once, or one period of a service. A package pays for the first period (rule 7.15). */
export const periods = ['once', 'month'] as const

export type Period = (typeof periods)[number]

/** The scope of a fixed price, as parts of a sentence. */
type Coverage = {
  /** How much: sites, people, devices. */
  readonly extent: string
  /** For how long; none for work that is done once. */
  readonly duration?: string
  /** What costs extra. */
  readonly without: string
}

/** An offer with a fixed price. */
export type Offer = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly covers: Coverage
  readonly price: Cents
  readonly formerPrices?: readonly FormerPrice[]
  /** `once` by default. */
  readonly period?: Period
}

// Figures for the owner to confirm: what each price covers, here and in catalogue.ts.
/** The catalogue's core services. Separate, because pages without the quote builder show their prices too. */
export const coreServices = [
  {
    id: 'network-design',
    name: 'Network Design & Setup',
    description: 'Site survey, LAN, WAN and Wi-Fi design, installation and handover drawings.',
    covers: {
      extent: 'up to two sites and 60 network points',
      without: 'hardware, cabling material and travel outside the city',
    },
    price: inCents(2500),
  },
  {
    id: 'cybersecurity',
    name: 'Cybersecurity Implementation',
    description: 'Firewall, endpoints, access rules and staff sign-in hardened and tested.',
    covers: { extent: 'up to two sites and 50 people', without: 'hardware and licences' },
    price: inCents(1800),
  },
  {
    id: 'cloud-migration',
    name: 'Cloud Migration Service',
    description: 'Workloads moved to the cloud in planned waves, each with a way back.',
    covers: { extent: 'up to five servers or 50 mailboxes', without: 'the cloud’s running costs' },
    price: inCents(2200),
  },
  {
    id: 'server-setup',
    name: 'Server Setup & Configuration',
    description: 'Physical or virtual servers installed, patched, monitored and documented.',
    covers: { extent: 'up to two servers', without: 'hardware and licences' },
    price: inCents(1500),
  },
] as const satisfies readonly Offer[]
