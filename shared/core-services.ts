import { inCents } from './money.ts'
import type { Offer } from './offer.ts'

// Figures for the owner to confirm: what each price covers, here and in catalogue.ts.
/** The catalogue's core services. Separate, because pages without the quote builder show their prices too. */
export const coreServices = [
  {
    id: 'network-design',
    name: 'Network Design & Setup',
    description: 'Office network, links between sites and Wi-Fi: surveyed, drawn, installed.',
    covers: {
      extent: 'up to two sites and 60 network points',
      without: ['hardware', 'cabling material', 'travel outside the city'],
    },
    price: inCents(2500),
  },
  {
    id: 'cybersecurity',
    name: 'Cybersecurity Implementation',
    description: 'Firewall, computers, access rules and staff sign-in hardened and tested.',
    covers: {
      extent: 'up to two sites and 50 people',
      people: 50,
      without: ['hardware', 'licences'],
    },
    price: inCents(1800),
  },
  {
    id: 'cloud-migration',
    name: 'Cloud Migration Service',
    description: 'Servers and programs moved to the cloud in steps, each with a way back.',
    covers: {
      extent: 'up to five servers or 50 mailboxes',
      people: 50,
      without: ['the cloud’s running costs'],
    },
    price: inCents(2200),
  },
  {
    id: 'server-setup',
    name: 'Server Setup & Configuration',
    description: 'Physical or virtual servers installed, patched, monitored and documented.',
    covers: { extent: 'up to two servers', without: ['hardware', 'licences'] },
    price: inCents(1500),
  },
] as const satisfies readonly Offer[]
