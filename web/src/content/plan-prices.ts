import type { Coverage } from '#shared/offer.ts'
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

// Figures for the owner to confirm.
/** The most people in the smallest plan. */
export const corePeople = 20

/** What these prices cover; of the plans, the smallest (plans.ts has all). */
export const planCovers: Readonly<Record<'core' | keyof typeof addOnPrices, Coverage>> = {
  core: {
    extent: `up to ${corePeople} people at one site`,
    without: ['hardware', 'licences', 'internet lines'],
  },
  cybersecurityAudit: {
    extent: 'one site and up to 50 people',
    without: ['penetration tests', 'repairs'],
  },
  iotIntegration: { extent: 'one site with one gateway', without: ['sensors'] },
  trainingWorkshop: {
    extent: 'half a day for up to twelve people',
    without: ['travel outside the city'],
  },
  onSiteVisit: {
    extent: 'one engineer for up to half a day',
    without: ['parts', 'travel outside the city'],
  },
}
