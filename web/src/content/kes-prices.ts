import { kes } from '#web/lib/kes.ts'

// The prices in Kenyan shillings, before VAT (rules 5.1 and 5.3). The service pages' starting prices are these too.

/** Per month. */
export const planPrices = {
  core: kes(29_000),
  professional: kes(59_000),
  enterprise: kes(129_000),
} as const

/** One-off: per audit, project, session or visit. */
export const addOnPrices = {
  cybersecurityAudit: kes(10_000),
  iotIntegration: kes(18_000),
  trainingWorkshop: kes(15_000),
  onSiteVisit: kes(12_000),
} as const
