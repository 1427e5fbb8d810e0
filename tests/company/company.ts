import { seller } from '#shared/seller.ts'

export const company = {
  name: 'Rwenzori Systems',
  shortName: 'Rwenzori',
  origin: 'https://www.rwenzori.example',
  tagline: 'Networks in the hills.',
  foundedYear: 2021,
  founders: ['C. Okello', 'D. Namara'],
  founderRoles: ['Founder, cables', 'Founder, people'],
  city: 'Kampala',
  country: 'Uganda',
  countryAdjective: 'Ugandan',
  address: ['Plot 7', 'Kampala', 'Uganda'],
  coordinates: '0.31° N, 32.58° E',
  businessHours: { days: 'Sunday to Thursday', time: '9 to 5', openingHours: 'Su-Th 09:00-17:00' },
  timeZone: { name: 'East Africa Time', abbreviation: 'EAT' },
  phone: { shown: '+256 700 000 001', href: 'tel:+256700000001' },
  whatsApp: { shown: '+256 700 000 002', href: 'https://wa.me/256700000002' },
  email: { shown: 'hello@rwenzori.example', href: 'mailto:hello@rwenzori.example' },
  privacyEmail: { shown: 'privacy@rwenzori.example', href: 'mailto:privacy@rwenzori.example' },
  securityEmail: { shown: 'security@rwenzori.example', href: 'mailto:security@rwenzori.example' },
  profiles: [{ name: 'Mastodon', href: 'https://social.rwenzori.example' }],
  emailExample: 'name@company.co.ug',
  registrationNumber: seller.registrationNumber,
  courts: 'Kampala',
  processors: { payments: 'Stripe', hosting: 'Amazon Web Services' },
} as const

export const packageCurrencyName = 'US dollars'
export const planCurrency = {
  code: 'UGX',
  name: 'Ugandan shillings',
  shortName: 'shillings',
} as const
