import { inCents } from '#shared/money.ts'
import type { Offer, SliderOffer } from '#shared/offer.ts'

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
    covers: { extent: 'one domain', without: ['renewal'] },
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
