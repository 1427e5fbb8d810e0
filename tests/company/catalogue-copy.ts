import type { FixedItemId } from '#shared/catalogue.ts'

export const resourceCopy = {
  space: { icon: 'drive', less: 'Less space', more: 'More space', amount: 'Amount of space' },
  days: { icon: 'people', less: 'Fewer days', more: 'More days', amount: 'Number of days' },
} as const

export const resourceNotes = { space: 'Encrypted.', days: 'At your office.' }

const pair: readonly FixedItemId[] = ['domain', 'addon-domain']
export const overlaps = [{ pair, note: 'Premium Domain already has a domain.' }]
