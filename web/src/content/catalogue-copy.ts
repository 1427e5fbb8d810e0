import type { FixedItemId, ResourceId } from '#shared/catalogue.ts'
import { company } from './company.ts'

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
export const resourceNotes: Readonly<Record<ResourceId, string>> = {
  storage: `Encrypted space for files and backups, ${hosted}.`,
  bandwidth: `Traffic to and from what we host for you ${hosted}.`,
  seats: `A mailbox, shared files and a sign-in for one person, ${hosted}.`,
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
