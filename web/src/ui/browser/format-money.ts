import { packageCurrency } from '#shared/locale.ts'
import { inDollars, type Cents } from '#shared/money.ts'
import { formatAmount } from './amount-format.ts'
import { priceFormat } from './price-format.built.ts'

/** Formats an amount, with cents only if there are any: "US$2,500", "US$99.50". */
export function formatUsd(amount: Cents): string {
  const units = inDollars(amount)
  return Number.isInteger(units) ? formatAmount(priceFormat, units, 0) : formatUsdExact(amount)
}

/** Formats an amount, always with cents, for aligned columns: "US$2,500.00". */
export function formatUsdExact(amount: Cents): string {
  return formatAmount(priceFormat, inDollars(amount), packageCurrency.decimals)
}
