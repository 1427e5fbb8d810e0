import type { QuoteLine } from '#shared/pricing.ts'

/** The icon of each offer, also part of saved quote items. */
export const catalogueIcons = {
  'network-design': 'network',
  cybersecurity: 'shield',
  'cloud-migration': 'cloud',
  'server-setup': 'server',
  email: 'email',
  domain: 'domain',
  'ssl-cert': 'ssl',
  backup: 'backup',
  docs: 'docs',
  phone: 'phone',
  'addon-backup': 'backup',
  'addon-ssl': 'ssl',
  'addon-monitoring': 'monitoring',
  'addon-support': 'support',
  storage: 'storage',
  bandwidth: 'bandwidth',
  seats: 'seats',
  custom: 'custom',
} as const satisfies Record<QuoteLine['id'], string>
