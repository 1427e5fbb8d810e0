// Sample data: replace every value before the site goes live. The names, addresses and numbers belong to nobody.

export const company = {
  name: 'Mwamba Infrastructure',
  shortName: 'Mwamba',
  tagline: 'The bedrock under East African business.',
  city: 'Nairobi',
  country: 'Kenya',
  address: ['Mwamba House, 4th floor', 'Ngong Road, Nairobi', 'Kenya'],
  phone: { shown: '+254 700 000 000', href: 'tel:+254700000000' },
  email: { shown: 'hello@mwamba.example', href: 'mailto:hello@mwamba.example' },
  registrationNumber: 'PVT-SAMPLE',
} as const
