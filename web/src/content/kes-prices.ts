import { kes } from '#web/lib/kes.ts'

// The prices in Kenyan shillings, before VAT (rules 5.1 and 5.3). The service pages' starting prices are these too.

/** What each plan costs a month. */
export const planPrices = {
  core: kes(29_000),
  professional: kes(59_000),
  enterprise: kes(129_000),
} as const

/** What each add-on costs once: an audit, a project, a session, a visit. */
export const addOnPrices = {
  cybersecurityAudit: kes(10_000),
  iotIntegration: kes(18_000),
  trainingWorkshop: kes(15_000),
  onSiteVisit: kes(12_000),
} as const
