import type { FixedItemId } from '#shared/catalogue.ts'
import { initialSelection, type Selection } from '#shared/quote.ts'

function preset(
  name: string,
  text: string,
  fixedItems: readonly FixedItemId[],
  quantities: Selection['quantities'],
) {
  return { name, text, selection: { ...initialSelection, fixedItems, quantities } }
}

/** The examples that the quote builder can start from (rule 7.12). The price of each is that of its lines. */
export const quotePresets = [
  preset(
    'Small office',
    'Network, mail and a domain for ten people.',
    ['network-design', 'email', 'domain', 'docs'],
    { storage: 100, bandwidth: 1, seats: 10 },
  ),
  preset(
    'Clinic',
    'Protected records, daily backups.',
    ['network-design', 'cybersecurity', 'docs', 'addon-backup', 'addon-monitoring'],
    { storage: 250, bandwidth: 2, seats: 25 },
  ),
  preset(
    'Online shop',
    'Moved to the cloud and watched day and night.',
    ['cloud-migration', 'email', 'domain', 'addon-backup', 'addon-ssl', 'addon-monitoring'],
    { storage: 200, bandwidth: 5, seats: 5 },
  ),
]
