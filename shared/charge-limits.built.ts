import { chargeDecimalsOf, chargeLimitsOf, type ChargeLimits } from './charge-limits.ts'
import { packageCurrency } from './locale.ts'

export const chargeDecimals = chargeDecimalsOf(packageCurrency)
export const chargeLimits: ChargeLimits = chargeLimitsOf(packageCurrency)
