import type { Coverage } from '#shared/offer.ts'
import { planPrice, type PlanPrice } from './plan-currency.ts'

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

/** What a price in the plans' currency is for: one of a unit, and its limits. */
export type UnitPrice = {
  readonly price: PlanPrice
  readonly unit: string
  readonly covers: Coverage
}

// Figures for the owner to confirm: what these prices cover.

/** The most people in the smallest plan. */
export const corePeople = 20

export const corePrice: UnitPrice = {
  price: planPrices.core,
  unit: planPeriod,
  covers: {
    extent: `8x5 support of up to ${corePeople} people at one site; 24/7 support is available`,
    without: ['hardware', 'licences', 'internet lines'],
  },
}

export const addOnPrices = {
  cybersecurityAudit: {
    price: planPrice(10_000),
    unit: 'audit',
    covers: { extent: 'one site and up to 50 people', without: ['penetration tests', 'repairs'] },
  },
  iotIntegration: {
    price: planPrice(18_000),
    unit: 'project',
    covers: { extent: 'one site with one gateway', without: ['sensors'] },
  },
  trainingWorkshop: {
    price: planPrice(15_000),
    unit: 'session',
    covers: { extent: 'half a day for up to twelve people', without: ['travel outside the city'] },
  },
  onSiteVisit: {
    price: planPrice(12_000),
    unit: 'visit',
    covers: {
      extent: 'one engineer for up to half a day',
      without: ['parts', 'travel outside the city'],
    },
  },
} as const satisfies Record<string, UnitPrice>
