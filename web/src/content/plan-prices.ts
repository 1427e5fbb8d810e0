import { planPrice } from './plan-currency.ts'

/** By plan, smallest first. */
export const planNames = {
  core: 'Core',
  professional: 'Professional',
  enterprise: 'Enterprise',
} as const

// The prices in the plans' currency (rules 5.1 and 5.3). The service pages' starting prices are these too.

/** What a plan's price is for. */
export const planPeriod = 'month'

export const planPrices = {
  core: planPrice(29_000),
  professional: planPrice(59_000),
  enterprise: planPrice(129_000),
} as const

/** One-off: per audit, project, session or visit. */
export const addOnPrices = {
  cybersecurityAudit: planPrice(10_000),
  iotIntegration: planPrice(18_000),
  trainingWorkshop: planPrice(15_000),
  onSiteVisit: planPrice(12_000),
} as const
