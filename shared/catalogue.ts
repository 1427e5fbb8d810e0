import { coreServices } from './core-services.ts'
import { inCents, type Cents } from './money.ts'
import type { FormerPrice, Offer, Term } from './offer.ts'
import type { Unit } from './words.ts'

/**
 * The quote builder's catalogue in the packages' currency: ids, names, prices and bounds (rules 7.1 and 7.2). Names are
 * unique across the whole catalogue, because requests identify an item by its name.
 */

/** An offer priced by quantity, which is set with a slider. */
type SliderOffer = {
  readonly id: string
  /** The line's name in the quote, at the checkout and at the payment provider. */
  readonly name: string
  /** The slider's label. */
  readonly label: string
  /** The unit, as it follows a number. */
  readonly unit: Unit
  /** The unit in its price, if its name says more than that. */
  readonly per?: string
  /** What other offers leave out and this one brings. */
  readonly supplies?: string
  /** Per unit. */
  readonly price: Cents
  readonly formerPrices?: readonly FormerPrice[]
  readonly term: Term
  /** The slider's maximum. Its minimum, 0, means no line. */
  readonly max: number
  readonly step: number
  readonly initial: number
}

const storageSpace = 'storage space'

export const additionalServices = [
  {
    id: 'email',
    name: 'Business Email Setup',
    description: 'Mailboxes on your own domain, protected against forged senders.',
    covers: { extent: 'up to 25 mailboxes', without: ['the mail provider’s own charges'] },
    price: inCents(75),
  },
  {
    id: 'domain',
    name: 'Domain Registration & DNS',
    description: 'Your domain registered in your name, and connected to site and mail.',
    covers: { extent: 'one domain', without: ['renewal'] },
    price: inCents(50),
    term: 'year',
  },
  {
    id: 'ssl-cert',
    name: 'SSL Certificate',
    description: 'A certificate, installed and kept valid.',
    covers: { extent: 'one domain', without: ['renewal'] },
    price: inCents(100),
    term: 'year',
  },
  {
    id: 'backup',
    name: 'Weekly Backup Service',
    description: 'A full copy every week, kept off site, with a restore test.',
    covers: { extent: 'up to two servers', without: [storageSpace] },
    price: inCents(85),
    term: 'year',
  },
  {
    id: 'docs',
    name: 'Documentation Package',
    description: 'Network diagrams, a list of your devices, and instructions step by step.',
    covers: { extent: 'one site', without: ['later changes'] },
    price: inCents(150),
  },
  {
    id: 'phone',
    name: 'Phone Support (Monthly)',
    description: 'A direct line to an engineer in business hours.',
    covers: { extent: 'up to 25 people', without: ['visits to your site'] },
    price: inCents(120),
    term: 'month',
  },
] as const satisfies readonly Offer[]

// Without the prefix, "backup" would be the id of a service as well (rule 7.1).
export const premiumAddOns = [
  {
    id: 'addon-backup',
    name: 'Premium Backup',
    description: 'Daily encrypted copies in two locations, kept for 90 days.',
    covers: { extent: 'up to five servers', without: [storageSpace] },
    price: inCents(150),
    term: 'year',
  },
  {
    id: 'addon-ssl',
    name: 'Premium SSL',
    description: 'One certificate for your domain and its subdomains, in your company’s name.',
    covers: { extent: 'one domain and its subdomains', without: ['renewal'] },
    price: inCents(100),
    term: 'year',
  },
  {
    id: 'addon-monitoring',
    name: 'Premium Monitoring',
    description: 'Round-the-clock checks of links and servers, with alerts to your team.',
    covers: { extent: 'up to 20 devices', without: ['repairs'] },
    price: inCents(200),
    term: 'month',
  },
  {
    id: 'addon-support',
    name: 'Premium Support',
    description: 'A named engineer and a two-hour answer to critical issues, in business hours.',
    covers: { extent: 'up to 25 people', without: ['visits to your site'] },
    price: inCents(300),
    term: 'month',
  },
] as const satisfies readonly Offer[]

export const resources = [
  {
    id: 'storage',
    name: 'Storage',
    label: 'Storage (GB)',
    unit: { other: 'GB' },
    supplies: storageSpace,
    price: inCents(2),
    term: 'month',
    max: 500,
    step: 50,
    initial: 100,
  },
  {
    id: 'bandwidth',
    name: 'Bandwidth',
    label: 'Bandwidth (TB per month)',
    unit: { other: 'TB per month' },
    per: 'TB',
    price: inCents(50),
    term: 'month',
    max: 10,
    step: 1,
    initial: 1,
  },
  {
    id: 'seats',
    name: 'User Seats',
    label: 'User Seats',
    unit: { one: 'seat', other: 'seats' },
    price: inCents(25),
    term: 'month',
    max: 50,
    step: 5,
    initial: 5,
  },
] as const satisfies readonly SliderOffer[]

/** All offers with a fixed price, in display order. */
export const fixedItems = [...coreServices, ...additionalServices, ...premiumAddOns] as const
export const fixedItemIds = fixedItems.map(({ id }) => id)

export type FixedItemId = (typeof fixedItems)[number]['id']
export type FixedItem = Offer & { readonly id: FixedItemId }

export type ResourceId = (typeof resources)[number]['id']
export type Resource = SliderOffer & { readonly id: ResourceId }

export type OfferId = FixedItemId | ResourceId
export type Offered = FixedItem | Resource

/** Everything with a price set by the company, in display order. */
export const catalogue: readonly Offered[] = [...fixedItems, ...resources]

/** The id of the service that the visitor names and prices. */
export const customServiceId = 'custom'

/** The bounds of the custom service's price, in cents, both inclusive. */
export const customPriceBounds = { min: inCents(25), max: inCents(2500) } as const

/** The maximum length of a custom service's name, in UTF-16 units. */
export const customNameMaxLength = 80
