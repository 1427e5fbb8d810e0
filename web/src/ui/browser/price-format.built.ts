import { language, packageCurrency } from '#shared/locale.ts'
import { amountFormat } from './amount-format.ts'

const { code: currency } = packageCurrency

/** How the amounts of packages are written. */
export const priceFormat = amountFormat(language, { currency })

/** How people write the currency beside an amount, as regular expressions: "US $" is "US$". */
export const currencyMarks = (['symbol', 'narrowSymbol', 'code'] as const).map((currencyDisplay) =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
    .format(0)
    .replace(/[\d\s.,]/g, '')
    .replace(/[^\p{L}]/gu, '\\s?\\$&'),
)
