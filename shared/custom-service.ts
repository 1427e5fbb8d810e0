import { catalogue, customNameMaxLength, customPriceBounds, resources } from './catalogue.ts'
import type { Cents } from './money.ts'
import { toPlainText } from './plain-text.ts'
import { taxName } from '#shared/seller.ts'

/** A name without differences of case, width, spaces, punctuation and joiners. */
function normaliseName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

const takenNames = new Set(
  [...catalogue.map(({ name }) => name), ...resources.map(({ label }) => label)].map(normaliseName),
)

const takenTaxNames = new Set([taxName, 'VAT', 'Tax', 'Value added tax'].map(normaliseName))

/** Whether a name is a tax's, with or without a percentage: "V.A.T.", "VAT (16 %)". */
function isTaxName(name: string): boolean {
  return takenTaxNames.has(normaliseName(name).replace(/\p{N}/gu, ''))
}

/** A custom service's name as it is shown and charged: one line of visible text. */
export function cleanCustomName(typed: string): string {
  return toPlainText(typed, customNameMaxLength)
}

/**
 * Validates a custom service's name.
 *
 * @returns `missing` if it has no visible characters; `taken` if it is in the catalogue, or a tax's, because the visitor's
 *   price would look like ours; null if it is valid
 */
export function customNameError(typed: string): 'missing' | 'taken' | null {
  const name = cleanCustomName(typed)
  if (name === '') return 'missing'
  return takenNames.has(normaliseName(name)) || isTaxName(name) ? 'taken' : null
}

/** Whether a price in cents is within a custom service's bounds (rule 7.4). */
export function isCustomPrice(price: Cents): boolean {
  return price >= customPriceBounds.min && price <= customPriceBounds.max
}
