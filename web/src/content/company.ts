// Sample data: replace every value before the site goes live. The names, addresses and numbers belong to nobody.

export const company = {
  name: 'Mwamba Infrastructure',
  shortName: 'Mwamba',
  /** Where the site is published, unless its deployment has a domain (infra/config.ts) or the build is told (SITE_ORIGIN). */
  origin: 'https://www.mwamba.example',
  tagline: 'The bedrock under East African business.',
  city: 'Nairobi',
  country: 'Kenya',
  address: ['Mwamba House, 4th floor', 'Ngong Road, Nairobi', 'Kenya'],
  /** Where the office stands, for the drawn map: sample text, no surveyed place. */
  coordinates: '1.30° S, 36.78° E',
  phone: { shown: '+254 700 000 000', href: 'tel:+254700000000' },
  whatsApp: { shown: '+254 700 000 000', href: 'https://wa.me/254700000000' },
  email: { shown: 'hello@mwamba.example', href: 'mailto:hello@mwamba.example' },
  privacyEmail: { shown: 'privacy@mwamba.example', href: 'mailto:privacy@mwamba.example' },
  securityEmail: { shown: 'security@mwamba.example', href: 'mailto:security@mwamba.example' },
  registrationNumber: 'PVT-SAMPLE',
  founders: ['A. Sample', 'B. Sample'],
  /** Who handles visitors' data for the company, as the privacy and security policies name them. */
  processors: { payments: 'Stripe', hosting: 'Amazon Web Services' },
} as const
