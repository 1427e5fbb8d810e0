import { amountFormat } from '#web/ui/browser/amount-format.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { planCurrency } from './company.ts'
import { exchangeRate } from './exchange-rate.ts'

const { code: currency, locale } = planCurrency

/** How prices of plans are written: the currency's code, a non-breaking space, the figures in groups. */
export const planPriceFormat = amountFormat(locale, { currency, currencyDisplay: 'code' })

/** The day of the exchange rate, as text. */
export const rateDay = formatDay(exchangeRate.day)
