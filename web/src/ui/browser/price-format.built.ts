import { language, packageCurrency } from '#shared/locale.ts'
import { amountFormat } from './amount-format.ts'

const { code: currency } = packageCurrency

/** How the amounts of packages are written. */
export const priceFormat = amountFormat(language, { currency })

/** How people write the currency beside an amount: "US$", "$", "USD". */
export const currencyMarks = (['symbol', 'narrowSymbol', 'code'] as const).flatMap(
  (currencyDisplay) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
)
