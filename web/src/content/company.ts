// Sample data: replace every value before the site goes live. The names, addresses and numbers belong to nobody.

export const company = {
  name: 'Mwamba Infrastructure',
  shortName: 'Mwamba',
  /** The site's origin, unless the deployment has a domain (infra/config.ts) or SITE_ORIGIN is set. */
  origin: 'https://www.mwamba.example',
  tagline: 'The bedrock under East African business.',
  city: 'Nairobi',
  country: 'Kenya',
  address: ['Mwamba House, 4th floor', 'Ngong Road, Nairobi', 'Kenya'],
  /** A caption for the stylised map: sample text, not a surveyed position. */
  coordinates: '1.30° S, 36.78° E',
  phone: { shown: '+254 700 000 000', href: 'tel:+254700000000' },
  whatsApp: { shown: '+254 700 000 000', href: 'https://wa.me/254700000000' },
  email: { shown: 'hello@mwamba.example', href: 'mailto:hello@mwamba.example' },
  privacyEmail: { shown: 'privacy@mwamba.example', href: 'mailto:privacy@mwamba.example' },
  securityEmail: { shown: 'security@mwamba.example', href: 'mailto:security@mwamba.example' },
  registrationNumber: 'PVT-SAMPLE',
  founders: ['A. Sample', 'B. Sample'],
  /** The data processors named in the privacy and security policies. */
  processors: { payments: 'Stripe', hosting: 'Amazon Web Services' },
} as const
