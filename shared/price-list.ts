import { inCents } from './money.ts'
import type { Offer, SliderOffer } from './offer.ts'

// The prices of the quote builder (rules 7.1 and 7.2), besides those in core-services.ts.

const storageSpace = 'storage space'
const mailCharges = 'the mail provider’s own charges'
const supportVisits = 'support visits'

export const additionalServices = [
  {
    id: 'email',
    name: 'Business Email Setup',
    description: 'Mailboxes on your own domain, protected against forged senders.',
    covers: { extent: 'up to 25 mailboxes', people: 25, without: [mailCharges] },
    price: inCents(75),
  },
  {
    id: 'domain',
    name: 'Domain Registration & DNS',
    description: 'Your domain registered in your name, and connected to site and mail.',
    covers: { extent: 'one domain', without: ['domain renewal'] },
    price: inCents(50),
    term: 'year',
  },
  {
    id: 'ssl-cert',
    name: 'SSL Certificate',
    description: 'A certificate, installed and kept valid.',
    covers: { extent: 'one domain', without: ['certificate renewal'] },
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
    covers: { extent: 'up to 25 people', people: 25, without: [supportVisits] },
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
    covers: { extent: 'one domain and its subdomains', without: ['certificate renewal'] },
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
    covers: { extent: 'up to 25 people', people: 25, without: [supportVisits] },
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
    supplies: mailCharges,
    price: inCents(25),
    term: 'month',
    max: 50,
    step: 5,
    initial: 5,
  },
] as const satisfies readonly SliderOffer[]

/** The bounds of the custom service's price, in cents, both inclusive. */
export const customPriceBounds = { min: inCents(25), max: inCents(2500) } as const
