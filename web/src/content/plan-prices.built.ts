import { language } from '#shared/locale.ts'
import { amountFormat } from '#web/ui/browser/amount-format.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { planCurrency } from '#web/content/company.ts'
import { exchangeRate } from '#web/content/exchange-rate.ts'

/** How prices of plans are written where packages have another currency: its code tells the two apart. */
export const planPriceFormat = amountFormat(language, {
  currency: planCurrency.code,
  currencyDisplay: 'code',
})

/** The day of the exchange rate, as text. */
export const rateDay = formatDay(exchangeRate.day)
