import { dollars, type Cents } from './money.ts'

/** What a price is for: work done once, or one period of a service, of which a package pays the first (rule 7.15). */
export const periods = ['once', 'month'] as const

export type Period = (typeof periods)[number]

/** An offer with a fixed price. */
export type Offer = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: Cents
  /** `once` by default. */
  readonly period?: Period
}

/** The catalogue's core services: separate, because pages without the quote builder show their prices too. */
export const coreServices = [
  {
    id: 'network-design',
    name: 'Network Design & Setup',
    description: 'Site survey, LAN, WAN and Wi-Fi design, installation and handover drawings.',
    price: dollars(2500),
  },
  {
    id: 'cybersecurity',
    name: 'Cybersecurity Implementation',
    description:
      'Firewall, endpoint protection, access rules and staff sign-in hardened and tested.',
    price: dollars(1800),
  },
  {
    id: 'cloud-migration',
    name: 'Cloud Migration Service',
    description: 'Workloads moved to the cloud in planned waves, each with a way back.',
    price: dollars(2200),
  },
  {
    id: 'server-setup',
    name: 'Server Setup & Configuration',
    description: 'Physical or virtual servers installed, patched, monitored and documented.',
    price: dollars(1500),
  },
] as const satisfies readonly Offer[]
