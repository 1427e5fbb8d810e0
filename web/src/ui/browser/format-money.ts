import { packageCurrency, unitSeparator } from '#shared/locale.ts'
import { fromCents, type Cents } from '#shared/money.ts'
import { formatAmount } from './amount-format.ts'
import { priceFormat, quantityFormat } from './price-format.built.ts'

/** Formats an amount, with cents only if there are any: "US$2,500", "US$99.50". */
export function formatPrice(amount: Cents): string {
  const units = fromCents(amount)
  return Number.isInteger(units) ? writeAmount(units, 0) : formatExactPrice(amount)
}

/** How the amounts of a column are formatted: with cents in all of them, or in none. */
export function formatOf(column: readonly Cents[]): (amount: Cents) => string {
  const isWhole = column.every((amount) => Number.isInteger(fromCents(amount)))
  return isWhole ? formatPrice : formatExactPrice
}

/** Formats an amount, always with cents, for aligned columns: "US$2,500.00". */
export function formatExactPrice(amount: Cents): string {
  return writeAmount(fromCents(amount), packageCurrency.decimals)
}

/** Writes an amount, given in units of the packages' currency, as the language or the company does. */
export function writeAmount(units: number, decimals: number): string {
  const text = formatAmount(priceFormat, units, decimals)
  return packageCurrency.format?.replace('#', text) ?? text
}

/** Formats a quantity, with the unit's form for it if there is one: "5,000 GB". What is stored is another text. */
export const formatQuantity = (quantity: number, ...unit: readonly string[]) =>
  [formatAmount(quantityFormat, quantity, 0), ...unit].join(unitSeparator)
