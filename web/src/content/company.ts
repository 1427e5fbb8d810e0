// Sample data: replace every value before the site goes live. The names, addresses and numbers belong to nobody. The
// country and the site's language are in shared/locale.ts, the tax in shared/seller.ts.
import { addressSeparator, country, countryCode } from '#shared/locale.ts'
import { seller } from '#shared/seller.ts'

/** The company's pages in social networks. */
const profiles: readonly { readonly name: string; readonly href: string }[] = []

const building = 'Mwamba House, 4th\u00A0floor'
const street = 'Ngong Road'
const city = 'Nairobi'

/** The office's address for search engines: https://schema.org/PostalAddress. */
export const postalAddress: PostalAddress = {
  streetAddress: [building, street].join(addressSeparator),
  addressLocality: city,
  addressCountry: countryCode,
}

/** Some countries' addresses have no postal code, some only a P.O. box. */
type PostalAddress = {
  readonly streetAddress?: string
  readonly postOfficeBoxNumber?: string
  readonly postalCode?: string
  readonly addressLocality: string
  readonly addressRegion?: string
  readonly addressCountry: string
}

export const company = {
  name: 'Mwamba Infrastructure',
  shortName: 'Mwamba',
  /** The site's origin, unless the deployment has a domain (infra/stack/config.ts) or SITE_ORIGIN is set. */
  origin: 'https://www.mwamba.example',
  tagline: 'The bedrock under East African business.',
  foundedYear: 2019,
  founders: ['A. Sample', 'B. Sample'],
  founderRoles: ['Founder, design', 'Founder, support'],
  city,
  country,
  /** The country as an adjective. */
  countryAdjective: 'Kenyan',
  /** Line by line, in the country's order. */
  address: [building, [street, city].join(addressSeparator), country],
  /** A caption for the stylised map: sample text, not a surveyed position. */
  coordinates: '1.30°\u00A0S, 36.78°\u00A0E',
  /** When the office is open (rule 6.5). */
  businessHours: {
    days: 'Monday to Friday',
    time: '8:30 AM to 6:00 PM',
    /** In schema.org's format. */
    openingHours: 'Mo-Fr 08:30-18:00',
  },
  timeZone: { name: 'East Africa Time', abbreviation: 'EAT' },
  // With non-breaking spaces, so that no line ends inside a number.
  phone: { shown: '+254\u00A0700\u00A0000\u00A0000', href: 'tel:+254700000000' },
  email: { shown: 'hello@mwamba.example', href: 'mailto:hello@mwamba.example' },
  privacyEmail: { shown: 'privacy@mwamba.example', href: 'mailto:privacy@mwamba.example' },
  securityEmail: { shown: 'security@mwamba.example', href: 'mailto:security@mwamba.example' },
  /** Linked in the footer and told to search engines. */
  profiles,
  /** The address that a form shows as an example. */
  emailExample: 'name@company.co.ke',
  registrationNumber: seller.registrationNumber,
  /** The city whose courts decide (legal/terms.ts). */
  courts: 'Nairobi',
  /** The data processors named in the privacy and security policies. */
  processors: { payments: 'Stripe', hosting: 'Amazon Web Services' },
} as const

/** The messenger beside email; null for none. */
export const messenger: {
  readonly name: string
  /** The company's profile, and its address. */
  readonly shown: string
  readonly href: string
  /** Where a visitor chooses who gets a message; null if there is no such address. */
  readonly share: string | null
  /** The parameter of both addresses that takes a text; empty if their query is the text, null if they take none. */
  readonly textParameter: string | null
} | null = {
  name: 'WhatsApp',
  shown: '+254\u00A0700\u00A0000\u00A0000',
  href: 'https://wa.me/254700000000',
  share: 'https://wa.me/',
  textParameter: 'text',
}

/** Where transfers go, such as bank, account number and SWIFT code: on paper alone, and left out if it is empty. */
export const bankAccount: readonly string[] = []

/** The name of `packageCurrency` in shared/locale.ts, which packages are priced and charged in. */
export const packageCurrencyName = 'US dollars'

/** The currency of plans and their add-ons. If it is the packages' currency, no amount is converted. */
export const planCurrency = {
  /** Shown with each amount, if packages have another currency: "Ksh" would be less clear next to "US$". */
  code: 'KES',
  name: 'Kenyan shillings',
  /** The name once it is clear whose currency it is. */
  shortName: 'shillings',
} as const
