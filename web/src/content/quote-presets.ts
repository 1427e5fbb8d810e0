import type { FixedItemId, ResourceId } from '#shared/catalogue.ts'
import { initialSelection, type Selection } from '#shared/quote.ts'

function preset<const Id extends string>(
  id: Id,
  name: string,
  text: string,
  fixedItems: readonly FixedItemId[],
  quantities: Selection['quantities'],
) {
  return { id, name, text, selection: { ...initialSelection, fixedItems, quantities } }
}

/** The examples that the quote builder can start from (rule 7.12). The price of each is that of its lines. */
export const quotePresets = [
  preset(
    'small-office',
    'Small office',
    'Network, mail and a domain.',
    ['network-design', 'email', 'domain', 'docs'],
    { storage: 100, bandwidth: 1, seats: 10 },
  ),
  preset(
    'clinic',
    'Clinic',
    'Records safe, copied every day.',
    ['network-design', 'cybersecurity', 'docs', 'addon-backup', 'addon-monitoring'],
    { storage: 250, bandwidth: 2, seats: 25 },
  ),
  preset(
    'online-shop',
    'Online shop',
    'Site and mail in the cloud.',
    ['cloud-migration', 'email', 'domain', 'addon-backup', 'addon-ssl', 'addon-monitoring'],
    { storage: 200, bandwidth: 5, seats: 5 },
  ),
]

export type PresetId = (typeof quotePresets)[number]['id']

/** How many people there are, as quantities of what each needs one of. */
export const peopleCounts: Partial<Readonly<Record<ResourceId, readonly number[]>>> = {
  seats: [5, 10, 25, 50],
}
