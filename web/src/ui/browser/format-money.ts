import { language } from '#shared/locale.ts'
import { inDollars, type Cents } from '#shared/money.ts'
import { once } from './once.ts'

const whole = once(
  () =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      trailingZeroDisplay: 'stripIfInteger',
    }),
)
const exact = once(() => new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }))

/** Formats an amount, with cents only if there are any: "US$2,500", "US$99.50". */
export function formatUsd(amount: Cents): string {
  return whole().format(inDollars(amount))
}

/** Formats an amount, always with cents, for aligned columns: "US$2,500.00". */
export function formatUsdExact(amount: Cents): string {
  return exact().format(inDollars(amount))
}
