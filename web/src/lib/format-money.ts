import type { Cents } from '#shared/money.ts'
import { groupDigits } from './group-digits.ts'

/** Formats an amount, with cents only if there are any: "US$2,500", "US$99.50". */
export function formatUsd(amount: Cents): string {
  return amount % 100 === 0 ? wholeDollars(amount) : formatUsdExact(amount)
}

/** Formats an amount, always with cents, for aligned columns: "US$2,500.00". */
export function formatUsdExact(amount: Cents): string {
  return `${wholeDollars(amount)}.${String(Math.abs(amount % 100)).padStart(2, '0')}`
}

function wholeDollars(amount: Cents): string {
  return `${amount < 0 ? '-' : ''}US$${groupDigits(Math.trunc(Math.abs(amount) / 100))}`
}
