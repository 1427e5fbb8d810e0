import type { FixedItemId, OfferId } from '#shared/catalogue.ts'
import { inCents } from '#shared/money.ts'
import type { Offer, SliderOffer } from '#shared/offer.ts'
import type { QuoteLine } from '#shared/pricing.ts'

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

export const additionalServices = [
  {
    id: 'domain',
    name: 'Domain',
    description: 'Registered in your name.',
    covers: { extent: 'one domain', without: ['renewal'] },
    price: inCents(50),
    term: 'year',
  },
  {
    id: 'hotline',
    name: 'Hotline',
    description: 'An engineer on the line.',
    covers: { extent: 'up to 25 people', without: ['visits'] },
    price: inCents(120),
    term: 'month',
  },
] as const satisfies readonly Offer[]

export const premiumAddOns = [
  {
    id: 'addon-domain',
    name: 'Premium Domain',
    description: 'With all of its subdomains.',
    covers: { extent: 'one domain for one person', people: 1, without: ['renewal'] },
    price: inCents(150),
    term: 'year',
  },
  {
    id: 'addon-watch',
    name: 'Night Watch',
    description: 'Alerts at night.',
    covers: { extent: 'up to 20 devices', without: ['repairs'] },
    price: inCents(200),
    term: 'month',
  },
] as const satisfies readonly Offer[]

export const resources = [
  {
    id: 'space',
    name: 'Space',
    label: 'Space (GB)',
    unit: { other: 'GB' },
    price: inCents(2),
    term: 'month',
    max: 500,
    step: 50,
    initial: 100,
  },
  {
    id: 'days',
    name: 'Engineer Days',
    label: 'Days on Site',
    unit: { one: 'day', other: 'days' },
    supplies: 'visits',
    price: inCents(600),
    term: 'once',
    max: 12,
    step: 1,
    initial: 0,
  },
] as const satisfies readonly SliderOffer[]

export const customPriceBounds = { min: inCents(25), max: inCents(2500) } as const

export const resourceCopy = {
  space: { icon: 'plus', less: 'Less space', more: 'More space', amount: 'Amount of space' },
  days: { icon: 'minus', less: 'Fewer days', more: 'More days', amount: 'Number of days' },
} as const

export const resourceCovers = {
  space: { extent: 'encrypted space', without: [] },
  days: { extent: 'a day at your office', without: ['travel'] },
}
export const mistaken: Partial<Record<QuoteLine['id'], string>> = {
  space: 'Space is not a backup: you keep your own.',
}

const pair: readonly FixedItemId[] = ['domain', 'addon-domain']
export const overlaps = [{ pair, note: 'Premium Domain already has a domain.' }]

export const projects = new Map<string, 'cabling'>([['network-design', 'cabling']])
export const listedOffers: readonly OfferId[] = ['cabling', 'firewall', 'days']
export const usualWeeks: Record<string, string> = { cabling: '3 weeks', firewall: '1 week' }
export const healthcareExample = 'shop'
