import { packageCurrency } from '#shared/locale.ts'
import { fromCents, type Cents } from '#shared/money.ts'
import { formatAmount } from './amount-format.ts'
import { priceFormat } from './price-format.built.ts'

/** Formats an amount, with cents only if there are any: "US$2,500", "US$99.50". */
export function formatPrice(amount: Cents): string {
  const units = fromCents(amount)
  return Number.isInteger(units) ? formatAmount(priceFormat, units, 0) : formatExactPrice(amount)
}

/** How the amounts of a column are formatted: with cents in all of them, or in none. */
export function formatOf(column: readonly Cents[]): (amount: Cents) => string {
  const isWhole = column.every((amount) => Number.isInteger(fromCents(amount)))
  return isWhole ? formatPrice : formatExactPrice
}

/** Formats an amount, always with cents, for aligned columns: "US$2,500.00". */
export function formatExactPrice(amount: Cents): string {
  return formatAmount(priceFormat, fromCents(amount), packageCurrency.decimals)
}
