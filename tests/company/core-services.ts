import { inCents } from '#shared/money.ts'
import type { Offer } from '#shared/offer.ts'

export const coreServices = [
  {
    id: 'cabling',
    name: 'Office Cabling',
    description: 'Sockets, patch panel and labels.',
    covers: { extent: 'up to 40 sockets', without: ['hardware'] },
    price: inCents(2400),
  },
  {
    id: 'firewall',
    name: 'Firewall & Filter',
    description: 'Rules written and tested.',
    covers: { extent: 'one site', without: ['licences'] },
    price: inCents(600),
  },
] as const satisfies readonly Offer[]
