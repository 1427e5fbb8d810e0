import { language, packageCurrency } from '#shared/locale.ts'
import { amountFormat } from './amount-format.ts'
import { currencyMarksOf } from './currency-marks.ts'

const { code: currency, format } = packageCurrency

/** How the amounts of packages are written. */
export const priceFormat = amountFormat(
  language,
  format === undefined ? { currency } : { style: 'decimal' },
)

/** How quantities are written. */
export const quantityFormat = amountFormat(language, { style: 'decimal' })

/** How people write the packages' currency beside an amount. */
export const currencyMarks = currencyMarksOf(language, currency)
