import type { ConfigInput } from '#infra/stack/config-schema.ts'
import type { TaxRule } from '#shared/offer.ts'

export const country = 'Uganda'
export const countryCode = 'UG'
export const packageCurrency: { code: string; decimals: 0 | 2; format?: string } = {
  code: 'USD',
  decimals: 2,
}
export const language = 'en-GB'
export const dateStyle: 'long' | 'medium' | 'short' = 'long'
export const listSeparator: string = ', '
export const joiner: string = ' '
export const sentenceEnd: string = '.'
export const colon: string = ': '
export const addressSeparator: string = ' · '
export const unitSeparator: string = ' '
export const direction: 'ltr' | 'rtl' = 'ltr'
export const timeZone = 'Africa/Kampala'

export const taxName = 'VAT'
export const vat: TaxRule = { percent: 10, isIncluded: false, base: 'net' }

export const paymentTerms = { percentWithOrder: 100 }

export const seller = { registrationNumber: 'UG-1', taxNumber: { label: 'TIN', value: '100' } }
export const invoicePrefix = 'INV'
export const taxInvoiceBusinessDays = 3

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
  email: { shown: 'hello@rwenzori.example', href: 'mailto:hello@rwenzori.example' },
  privacyEmail: { shown: 'privacy@rwenzori.example', href: 'mailto:privacy@rwenzori.example' },
  securityEmail: { shown: 'security@rwenzori.example', href: 'mailto:security@rwenzori.example' },
  profiles: [{ name: 'Mastodon', href: 'https://social.rwenzori.example' }],
  emailExample: 'name@company.co.ug',
  registrationNumber: seller.registrationNumber,
  courts: 'Kampala',
  processors: { payments: 'Stripe', hosting: 'Amazon Web Services' },
} as const

export const messenger = {
  name: 'Pigeon',
  shown: '@rwenzori',
  href: 'https://pigeon.example/to/rwenzori',
  share: 'https://pigeon.example/share',
  textParameter: 'body',
}

export const bankAccount = ['Hills Bank', 'SWIFT HILLUGKA']

export const packageCurrencyName = 'US dollars'
export const planCurrency = {
  code: 'UGX',
  name: 'Ugandan shillings',
  shortName: 'shillings',
} as const

export const exchangeRate = { planPerPackage: 3700, day: '2026-11-21' } as const

export const config: ConfigInput = {}
export const stagingConfig: ConfigInput = { stackName: 'SiteStaging' }
