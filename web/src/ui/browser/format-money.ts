import { language, packageCurrency } from '#shared/locale.ts'
import { inDollars, type Cents } from '#shared/money.ts'
import { once } from './once.ts'

const { code: currency, decimals } = packageCurrency
const formatWith = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...options,
  })

const whole = once(() => formatWith({ trailingZeroDisplay: 'stripIfInteger' }))
const exact = once(() => formatWith({}))

/** Formats an amount, with cents only if there are any: "US$2,500", "US$99.50". */
export function formatUsd(amount: Cents): string {
  return whole().format(inDollars(amount))
}

/** Formats an amount, always with cents, for aligned columns: "US$2,500.00". */
export function formatUsdExact(amount: Cents): string {
  return exact().format(inDollars(amount))
}

/** How people write the currency beside an amount: "US$", "$", "USD". */
export const currencyMarks = once(() =>
  (['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) =>
    formatWith({ currencyDisplay })
      .formatToParts(0)
      .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
  ),
)
