import type { PlanPrice } from './plan-currency.ts'
import { addOnPrices, planPrices } from './plan-prices.ts'
import { planNames } from './plan-names.ts'

/** A subscription, priced per month. */
export type Plan = {
  readonly slug: keyof typeof planPrices
  readonly name: string
  readonly price: PlanPrice
  /** What the price is per. */
  readonly period: string
  readonly description: string
  readonly features: readonly string[]
  readonly cta: string
  readonly isPopular: boolean
}

/** A one-off purchase, with or without a plan. */
export type PlanAddOn = {
  readonly name: string
  readonly price: PlanPrice
  /** What the price is per. */
  readonly unit: string
  readonly description: string
}

type PlanTexts = Pick<Plan, 'slug' | 'description' | 'features' | 'isPopular'>

const planTexts: readonly PlanTexts[] = [
  {
    slug: 'core',
    description: 'For one office, in working hours.',
    features: [
      '8x5 support, Monday to Friday',
      'Monthly reports',
      'Links and servers monitored',
      'Computers patched monthly',
    ],
    isPopular: false,
  },
  {
    slug: 'professional',
    description: 'For teams that work when the office is closed.',
    features: [
      `Everything in ${planNames.core}`,
      '24/7 NOC monitoring',
      'Quarterly security audits',
      '24/7 emergency support by phone',
    ],
    isPopular: true,
  },
  {
    slug: 'enterprise',
    description: 'For companies that answer to a regulator, an auditor or a board.',
    features: [
      `Everything in ${planNames.professional}`,
      'Dedicated account engineer',
      'On-site visits',
      'Compliance reporting (ISO, GDPR)',
    ],
    isPopular: false,
  },
]

/** The plans, smallest first (rules 5.1 and 5.2). */
export const plans: readonly Plan[] = planTexts.map((texts) => ({
  ...texts,
  name: planNames[texts.slug],
  price: planPrices[texts.slug],
  period: 'month',
  cta: `Subscribe to ${planNames[texts.slug]}`,
}))

/** The add-ons on the pricing page (rule 5.3). */
export const planAddOns: readonly PlanAddOn[] = [
  {
    name: 'Cybersecurity Audit',
    price: addOnPrices.cybersecurityAudit,
    unit: 'audit',
    description: 'Scan, configuration review and a ranked list of findings.',
  },
  {
    name: 'IoT Integration Package',
    price: addOnPrices.iotIntegration,
    unit: 'project',
    description: 'Gateway, network segment, dashboard and alerts. Sensors are quoted by site.',
  },
  {
    name: 'Staff Training Workshop',
    price: addOnPrices.trainingWorkshop,
    unit: 'session',
    // To be confirmed by an owner: how long a session is.
    description: 'Half a day on one topic, hands-on, for up to twelve people.',
  },
  {
    name: 'Emergency On-Site Visit',
    price: addOnPrices.onSiteVisit,
    unit: 'visit',
    description: 'An engineer at your site when a phone call is not enough.',
  },
]

/** A row of the plan comparison: whether each plan includes something, or how much of it. */
export type PlanComparisonRow = {
  readonly term: string
  readonly values: Readonly<Record<Plan['slug'], boolean | string>>
}

// Figures for the owner to confirm.
/** For how much the price of each plan holds: rows of the comparison that the plans' cards show too. */
export const planSizes = [
  {
    term: 'People',
    values: { core: 'Up to 20', professional: 'Up to 60', enterprise: 'Up to 150' },
  },
  { term: 'Sites', values: { core: '1', professional: 'Up to 3', enterprise: 'Up to 8' } },
  {
    term: 'Visits',
    values: { core: 'Add-on', professional: '1 a quarter', enterprise: '2 a month' },
  },
] as const satisfies readonly PlanComparisonRow[]

/** What each plan includes, side by side. */
export const planComparison: readonly PlanComparisonRow[] = [
  ...planSizes,
  { term: 'Support', values: { core: '8x5', professional: '24/7', enterprise: '24/7' } },
  { term: 'Monitoring', values: { core: '8x5', professional: '24/7 NOC', enterprise: '24/7 NOC' } },
  {
    term: 'Reports, patching, backup checks',
    values: { core: true, professional: true, enterprise: true },
  },
  {
    term: 'Security audits',
    values: { core: 'Add-on', professional: 'Quarterly', enterprise: 'Quarterly' },
  },
  { term: 'Emergency support', values: { core: false, professional: true, enterprise: true } },
  {
    term: 'Failover tests, monthly restores',
    values: { core: false, professional: true, enterprise: true },
  },
  {
    term: 'Dedicated account engineer',
    values: { core: false, professional: false, enterprise: true },
  },
  {
    term: 'Compliance reporting (ISO, GDPR)',
    values: { core: false, professional: false, enterprise: true },
  },
  {
    term: 'Incident exercise, yearly budget',
    values: { core: false, professional: false, enterprise: true },
  },
]
