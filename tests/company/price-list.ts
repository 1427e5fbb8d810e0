import { inCents } from '#shared/money.ts'
import type { Offer, SliderOffer } from '#shared/offer.ts'

export const additionalServices = [
  {
    id: 'domain',
    name: 'Domain',
    description: 'Registered in your name.',
    covers: { extent: 'one domain', duration: 'a year', without: 'renewal' },
    price: inCents(50),
  },
  {
    id: 'hotline',
    name: 'Hotline',
    description: 'An engineer on the line.',
    covers: { extent: 'up to 25 people', duration: 'one month', without: 'visits' },
    price: inCents(120),
    period: 'month',
  },
] as const satisfies readonly Offer[]

export const premiumAddOns = [
  {
    id: 'addon-domain',
    name: 'Premium Domain',
    description: 'With all of its subdomains.',
    covers: { extent: 'one domain', duration: 'a year', without: 'renewal' },
    price: inCents(150),
  },
  {
    id: 'addon-watch',
    name: 'Night Watch',
    description: 'Alerts at night.',
    covers: { extent: 'up to 20 devices', duration: 'one month', without: 'repairs' },
    price: inCents(200),
    period: 'month',
  },
] as const satisfies readonly Offer[]

export const resources = [
  {
    id: 'space',
    name: 'Space',
    label: 'Space (GB)',
    unit: { other: 'GB' },
    price: inCents(2),
    period: 'month',
    max: 500,
    step: 50,
    initial: 100,
  },
  {
    id: 'days',
    name: 'Engineer Days',
    label: 'Days on Site',
    unit: { one: 'day', other: 'days' },
    price: inCents(600),
    period: 'once',
    max: 12,
    step: 1,
    initial: 0,
  },
] as const satisfies readonly SliderOffer[]

export const customPriceBounds = { min: inCents(25), max: inCents(2500) } as const
