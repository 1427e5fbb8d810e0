import { chargeDecimalsOf, chargeLimitsOf, type ChargeLimits } from './charge-limits.ts'
import { packageCurrency } from '#shared/locale.ts'

export const chargeDecimals = chargeDecimalsOf(packageCurrency)
export const chargeLimits: ChargeLimits = chargeLimitsOf(packageCurrency)
