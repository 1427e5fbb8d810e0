import { expect, test } from 'vitest'
import { legalDocument, legalDocuments } from '#tests/support/legal-documents.ts'
import { bodyOf, linksOf } from '#tests/support/legal-text.ts'
import { taxName, vatPercent } from '#shared/vat.ts'
import { emergencySupportNote } from '#web/content/claims.ts'
import { planAddOns, plans } from '#web/content/plans.ts'
import { policyFigures as figures } from '#web/content/policy-figures.ts'
import { siteMap } from '#web/content/site-map.ts'
import { formatPlanPrice } from '#web/content/plan-currency.ts'

test('the terms state every price, VAT, the full refund, and who has emergency support', () => {
  const terms = bodyOf(legalDocument('terms'))
  const perPlan = plans.map(({ name, price, period }) => [name, price, period] as const)
  const perAddOn = planAddOns.map(({ name, price, unit }) => [name, price, unit] as const)
  for (const [name, price, unit] of [...perPlan, ...perAddOn]) {
    expect(terms).toContain(`${name}: ${formatPlanPrice(price)} per ${unit}`)
  }
  expect(terms).toContain(`${taxName} of ${vatPercent}%`)
  expect(terms).toContain(`cancel ${figures.fullRefundHours} hours or more before`)
  expect(terms).toContain(emergencySupportNote)
})

test.each(legalDocuments)(
  '/$slug is complete, and links only to pages of this site, email addresses and https',
  (document) => {
    expect(document.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(document.summary.length).toBeGreaterThan(2)
    expect(document.sections.filter(({ blocks }) => blocks.length === 0)).toEqual([])
    const pages = siteMap.map(({ path }) => path)
    const invalid = linksOf(document).filter(
      (link) => !pages.includes(link) && !/^(mailto:[^@]+@[^@]+|https:\/\/\S+)$/.test(link),
    )
    expect(invalid).toEqual([])
  },
)
