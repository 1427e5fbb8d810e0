import type { FixedItemId } from '#shared/catalogue.ts'
import type { QuoteLine } from '#shared/pricing.ts'

export const resourceCopy = {
  space: { icon: 'drive', less: 'Less space', more: 'More space', amount: 'Amount of space' },
  days: { icon: 'people', less: 'Fewer days', more: 'More days', amount: 'Number of days' },
} as const

export const resourceCovers = {
  space: { extent: 'encrypted space', without: [] },
  days: { extent: 'a day at your office', without: ['travel'] },
}
export const mistaken: Partial<Record<QuoteLine['id'], string>> = {
  space: 'Space is not a backup: you keep your own.',
}

const pair: readonly FixedItemId[] = ['domain', 'addon-domain']
export const overlaps = [{ pair, note: 'Premium Domain already has a domain.' }]
