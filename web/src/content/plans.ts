import { formatPlanPrice, type PlanPrice } from './plan-currency.ts'
import { addOnPrices, corePeople, planNames, planPrices, type UnitPrice } from './plan-prices.ts'

/** A subscription. */
type Plan = {
  readonly slug: keyof typeof planPrices
  readonly name: string
  readonly price: PlanPrice
  readonly description: string
  readonly features: readonly string[]
  readonly cta: string
  readonly isPopular: boolean
}

type PlanTexts = Pick<Plan, 'description' | 'features' | 'isPopular'>

const plan = (slug: Plan['slug'], texts: PlanTexts): Plan => ({
  slug,
  name: planNames[slug],
  price: planPrices[slug],
  cta: `Subscribe to ${planNames[slug]}`,
  ...texts,
})

/** The plans, smallest first (rules 5.1 and 5.2). */
export const plans: readonly Plan[] = [
  plan('core', {
    description: 'For one office, in working hours.',
    features: [
      '8x5 support, Monday to Friday',
      'Monthly reports',
      'Links and servers monitored',
      'Computers patched monthly',
    ],
    isPopular: false,
  }),
  plan('professional', {
    description: 'For teams that work when the office is closed.',
    features: [
      `Everything in ${planNames.core}`,
      '24/7 NOC monitoring',
      'Quarterly security audits',
      '24/7 emergency support by phone',
    ],
    isPopular: true,
  }),
  plan('enterprise', {
    description: 'For companies that answer to a regulator, an auditor or a board.',
    features: [
      `Everything in ${planNames.professional}`,
      'Dedicated account engineer',
      'On-site visits',
      'Compliance reporting (ISO, GDPR)',
    ],
    isPopular: false,
  }),
]

type PlanAddOn = UnitPrice & { readonly name: string; readonly description: string }

/** One-off purchases, with or without a plan, priced per unit (rule 5.3). Without any, the page has no such section. */
export const planAddOns: readonly PlanAddOn[] = [
  {
    name: 'Cybersecurity Audit',
    description: 'Scan, configuration review and a ranked list of findings.',
    ...addOnPrices.cybersecurityAudit,
  },
  {
    name: 'IoT Integration Package',
    description: 'Gateway, network segment, dashboard and alerts.',
    ...addOnPrices.iotIntegration,
  },
  {
    name: 'Staff Training Workshop',
    description: 'One topic, with practice on real equipment.',
    ...addOnPrices.trainingWorkshop,
  },
  {
    name: 'Emergency On-Site Visit',
    description: 'An engineer at your site when a phone call is not enough.',
    ...addOnPrices.onSiteVisit,
  },
]

/** A row of the plan comparison: whether each plan includes something, or how much of it. */
type PlanComparisonRow<Value extends boolean | string = boolean | string> = {
  readonly term: string
  readonly values: Readonly<Record<Plan['slug'], Value>>
}

function row<Value extends boolean | string>(
  term: string,
  core: Value,
  professional: Value,
  enterprise: Value,
): PlanComparisonRow<Value> {
  return { term, values: { core, professional, enterprise } }
}

const extraAt = ({ price }: UnitPrice) => `${formatPlanPrice(price)} each`

// Figures for the owner to confirm.
/** How much each plan covers: rows of the comparison that the plans' cards show too. */
export const planSizes: readonly PlanComparisonRow<string>[] = [
  row('People', `Up to ${corePeople}`, 'Up to 60', 'Up to 150'),
  row('Sites', '1', 'Up to 3', 'Up to 8'),
  row('Visits', extraAt(addOnPrices.onSiteVisit), '1 a quarter', '2 a month'),
]

/** What each plan includes, side by side. */
export const planComparison: readonly PlanComparisonRow[] = [
  ...planSizes,
  row('Support', '8x5', '24/7', '24/7'),
  row('Monitoring', '8x5', '24/7 NOC', '24/7 NOC'),
  row('Reports, patching, backup checks', true, true, true),
  row('Security audits', extraAt(addOnPrices.cybersecurityAudit), 'Quarterly', 'Quarterly'),
  row('Emergency support', false, true, true),
  row('Failover tests, monthly restores', false, true, true),
  row('Dedicated account engineer', false, false, true),
  row('Compliance reporting (ISO, GDPR)', false, false, true),
  row('Incident exercise, yearly budget', false, false, true),
]
