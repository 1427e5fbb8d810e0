import { expect, test } from 'vitest'
import { catalogue } from '#shared/catalogue.ts'
import { paths, servicePath } from '#web/content/paths.ts'
import { formatPlanPrice } from '#web/content/plan-currency.ts'
import { addOnPrices, planPrices } from '#web/content/plan-prices.ts'
import { render } from '#web/shell/entry-server.tsx'
import { formatPrice, withPlainSpaces } from '#tests/support/shown-amounts.ts'

const addOns = Object.values(addOnPrices).map(({ price }) => price)
const listed = [
  ...catalogue.map(({ price }) => formatPrice(price)),
  ...[...Object.values(planPrices), ...addOns].map(formatPlanPrice),
].map(withPlainSpaces)
const period = /^ ?(?:once|a year|a month|per \w+|each)/
const limits = /Covers .+(?:Not included:|in a data centre)/
const shown = (part: Element | null | undefined) => withPlainSpaces(part?.textContent ?? '')

/** What listed prices lack on a page; those of the package stand under the name of their period. */
async function pricesOf(path: string) {
  const page = new DOMParser().parseFromString(await render(path), 'text/html')
  const parts = [...page.querySelectorAll('main :is(b, strong, span, a, p, small, dd, summary)')]
  return parts.flatMap((part) => {
    const own = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    const text = withPlainSpaces(own.map((node) => node.textContent).join(''))
    const [amount = ''] = /(?:US\$|KES )[\d,]+/.exec(text) ?? []
    // Not the bounds of a custom price: "US$25 to US$2,500".
    if (!listed.includes(amount) || text.includes(' to ') || part.closest('aside')) return []
    const end = new RegExp(`${amount.replace('$', '\\$')}(?![\\d,])`)
    const [, after = ''] = shown(part.closest('td, dd, a, summary, p, label, div')).split(end)
    const isNamed = shown(part.closest('tr')?.querySelector('th')).startsWith('Price per month')
    const card = part.closest('li, label, tr, table, details, section, dl > div, div')
    const isOfPlans = shown(part.closest('table, dl, li')).includes('People')
    // Or a link to the page that says them.
    const leads = card?.querySelector(`a[href^="${servicePath('')}"], a[href="${paths.pricing}"]`)
    const fault = [
      !isNamed && !period.test(after) && 'its period',
      !leads && !limits.test(shown(card)) && !isOfPlans && 'its limits',
    ]
    return [{ amount, after, lacks: fault.filter(Boolean).join() }]
  })
}

test.each([
  [paths.home, 4],
  [paths.services, 6],
  [servicePath('network-design'), 1],
  [servicePath('cybersecurity'), 2],
  [servicePath('managed-it'), 1],
  [paths.pricing, 15],
  [paths.customQuote, 17],
])(
  '%s draws no listed price without its period and its limits, or the way there (rule 7.20)',
  async (path, least) => {
    const prices = await pricesOf(path)
    expect(prices.length).toBeGreaterThanOrEqual(least)
    expect(prices.filter(({ lacks }) => lacks !== '')).toEqual([])
  },
)
