import { expect, test } from 'vitest'
import { catalogue, customPriceBounds, resources } from '#shared/catalogue.ts'
import { coreServices } from '#shared/core-services.ts'
import type { Coverage } from '#shared/offer.ts'
import { termWords } from '#shared/words.ts'
import { resourceCovers } from '#web/content/catalogue-copy.ts'
import { pricedUnit } from '#web/offers/limits.ts'
import { paths, servicePath } from '#web/content/paths.ts'
import { formatPlanPrice } from '#web/content/plan-currency.ts'
import { addOnPrices, corePrice, planPrices } from '#web/content/plan-prices.ts'
import { planAddOns, planComparison, planSizes, plans } from '#web/content/plans.ts'
import { pricedPlan } from '#web/offers/priced-offer.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { startingPriceOf } from '#web/offers/offers-of-services.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { render } from '#web/shell/entry-server.tsx'
import { formatPrice, withPlainSpaces } from '#tests/support/shown-amounts.ts'

const priced = serviceSummaries.filter(({ slug }) => startingPriceOf(slug))
const addOns = Object.values(addOnPrices)
const amounts = [
  ...catalogue.map(({ price }) => formatPrice(price)),
  ...[...Object.values(planPrices), ...addOns.map(({ price }) => price)].map(formatPlanPrice),
].map(withPlainSpaces)
const limits: readonly Coverage[] = [
  ...catalogue.map((offer) => ('unit' in offer ? resourceCovers[offer.id] : offer.covers)),
  ...[corePrice, ...addOns].map(({ covers }) => covers),
]
const periods = [
  ...Object.values(termWords),
  ...resources.map((resource) => pricedUnit(resource, resource.price).per),
  ...[corePrice, ...addOns].map((price) => pricedPlan(price).per),
  ...priced.map(({ slug }) => startingPriceOf(slug)?.per ?? '–'),
].map(withPlainSpaces)
const compared = planComparison.flatMap(({ values }) => Object.values(values)).map(String)
const ofCustom = quoteBuilder.custom.priceHint(
  formatPrice(customPriceBounds.min),
  formatPrice(customPriceBounds.max),
)
const shown = (part: Element | null | undefined) => withPlainSpaces(part?.textContent ?? '')

/** What listed prices lack on a page; those of the package stand under the name of their period. */
async function pricesOf(path: string) {
  const page = new DOMParser().parseFromString(await render(path), 'text/html')
  const parts = [...page.querySelectorAll('main :is(b, strong, span, a, p, small, dd, summary)')]
  return parts.flatMap((part) => {
    const own = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    const text = withPlainSpaces(own.map((node) => node.textContent).join(''))
    // With the currency before it or after it.
    const [amount = ''] = /[^\s\d,]+ ?\d[\d,.]*\d|\d[\d,.]*\d [^\s\d]+/.exec(text) ?? []
    // Not the bounds of a custom price: "US$25 to US$2,500".
    if (!amounts.includes(amount) || text === withPlainSpaces(ofCustom) || part.closest('aside'))
      return []
    const [, after = ''] = shown(part.closest('td, dd, a, summary, p, label, div')).split(amount)
    const isNamed =
      shown(part.closest('tr')?.querySelector('th')).startsWith(pricing.comparison.pricePer) ||
      compared.map(withPlainSpaces).includes(text)
    const card = part.closest('li, label, tr, table, details, section, dl > div, div')
    const isOfPlans = shown(part.closest('table, dl, li')).includes(planSizes[0]?.term ?? '–')
    const isLimited = limits.some(({ extent, without }) =>
      [extent, ...without].every((words) => shown(card).includes(words)),
    )
    // Or a link to the page that says them.
    const leads = card?.querySelector(`a[href^="${servicePath('')}"], a[href="${paths.pricing}"]`)
    const fault = [
      !isNamed && !periods.some((words) => after.trimStart().startsWith(words)) && 'its period',
      !leads && !isLimited && !isOfPlans && 'its limits',
    ]
    return [{ amount, after, lacks: fault.filter(Boolean).join() }]
  })
}

test.each<readonly [path: string, least: number]>([
  [paths.home, 1],
  [paths.services, priced.length],
  ...priced.map(({ slug }) => [servicePath(slug), 1] as const),
  [paths.pricing, plans.length + planAddOns.length + coreServices.length],
  [paths.customQuote, catalogue.length],
])(
  '%s draws no listed price without its period and its limits, or the way there (rule 7.20)',
  async (path, least) => {
    const prices = await pricesOf(path)
    expect(prices.length).toBeGreaterThanOrEqual(least)
    expect(prices.filter(({ lacks }) => lacks !== '')).toEqual([])
  },
)
