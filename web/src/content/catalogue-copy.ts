import type { FixedItemId, ResourceId } from '#shared/catalogue.ts'
import type { Coverage } from '#shared/offer.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import { company } from '#web/content/company.ts'

// The builder's words for single offers, besides the catalogue's own.

/** Each slider's icon, and the labels of its controls. */
export const resourceCopy = {
  storage: { icon: 'drive', less: 'Less storage', more: 'More storage', amount: 'Storage amount' },
  bandwidth: {
    icon: 'chart',
    less: 'Less bandwidth',
    more: 'More bandwidth',
    amount: 'Bandwidth amount',
  },
  seats: { icon: 'people', less: 'Fewer seats', more: 'More seats', amount: 'Number of seats' },
} as const satisfies Record<ResourceId, Record<string, string>>

// Figures for the owner to confirm: what a unit is, and where it is hosted.
const hosted = `in a data centre in ${company.city}`

/** What the price of a resource covers (rule 7.23). */
export const resourceCovers: Readonly<Record<ResourceId, Coverage>> = {
  storage: { extent: `encrypted space for files and backups, ${hosted}`, without: [] },
  bandwidth: {
    extent: `traffic to and from what we host for you ${hosted}; a TB is 1,000 GB`,
    without: ['an internet line'],
  },
  seats: { extent: `a mailbox, shared files and a sign-in for one person, ${hosted}`, without: [] },
}

/** What a resource is taken for, and isn't. */
export const mistaken: Partial<Readonly<Record<QuoteLine['id'], string>>> = {
  bandwidth: 'Bandwidth is not an internet line: you keep your provider.',
}

/** Pairs of offers that overlap. If both are selected, a note says so; neither is removed automatically. */
export const overlaps: readonly {
  readonly pair: readonly [FixedItemId, FixedItemId]
  readonly note: string
}[] = [
  {
    pair: ['backup', 'addon-backup'],
    note: 'Premium Backup already copies daily: you may not need Weekly Backup Service.',
  },
  {
    pair: ['ssl-cert', 'addon-ssl'],
    note: 'Premium SSL already covers your domain: you may not need SSL Certificate.',
  },
]
