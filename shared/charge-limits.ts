import { packageCurrency } from '#shared/locale.ts'

// Those whose amounts have no decimals at the provider: https://docs.stripe.com/currencies#zero-decimal
const wholeCurrencies = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'

type Currency = { readonly code: string; readonly decimals: number }

const chargeDecimalsOf = ({ code }: Currency) => (wholeCurrencies.includes(code) ? 0 : 2)

/** The decimals of the provider's amounts: two even for currencies that no longer have any, such as UGX or HUF. */
export const chargeDecimals = chargeDecimalsOf(packageCurrency)

/**
 * What the provider charges at once: its least and its most, which it counts in its own smallest unit, in the site's, and its
 * most lines: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
export function chargeLimitsOf(currency: Currency) {
  const perCent = 10 ** (chargeDecimalsOf(currency) - currency.decimals)
  return { min: Math.ceil(50 / perCent), max: Math.floor(99_999_999 / perCent), lines: 100 }
}

export const chargeLimits = chargeLimitsOf(packageCurrency)
