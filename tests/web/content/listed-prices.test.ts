import { expect, test } from 'vitest'
import { catalogue } from '#shared/catalogue.ts'
import { paths, servicePath } from '#web/content/paths.ts'
import { formatPlanPrice } from '#web/content/plan-currency.ts'
import { addOnPrices, planPrices } from '#web/content/plan-prices.ts'
import { render } from '#web/shell/entry-server.tsx'
import { formatPrice, withPlainSpaces } from '#tests/support/shown-amounts.ts'

const offers = catalogue.map(({ price }) => formatPrice(price))
const plans = Object.values(planPrices).map(formatPlanPrice).map(withPlainSpaces)
const addOns = Object.values(addOnPrices).map(({ price }) => withPlainSpaces(formatPlanPrice(price)))
const period = /^(?: \+ VAT)? ?(?:once|a year|a month|per \w+|each)/
const limits = /Covers .+(?:Not included:|in a data centre)/
const pagesWithLimits = [paths.pricing, servicePath('')]

type Drawn = { readonly amount: string; readonly text: string; readonly fault: string }

/** The listed prices that a page draws, and what each lacks. The package's lines stand under the name of their period. */
async function pricesOf(path: string): Promise<readonly Drawn[]> {
  const page = new DOMParser().parseFromString(await render(path), 'text/html')
  const parts = page.querySelectorAll('main :is(b, strong, span, a, p, small, dd, summary)')
  return [...parts].flatMap((part): Drawn[] => {
    const own = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    const text = withPlainSpaces(own.map((node) => node.textContent).join(''))
    const amount = /(?:US\$|KES )[\d,]+/.exec(text)?.[0] ?? ''
    const isListed = [...offers, ...plans, ...addOns].includes(amount) && !text.includes(' to ')
    if (!isListed || part.closest('aside')) return []
    const block = part.closest('td, dd, a, summary, p, label, div')
    const row = part.closest('tr')?.querySelector('th')?.textContent ?? ''
    const shown = withPlainSpaces(block?.textContent ?? '')
    const after = shown.slice(
      shown.search(new RegExp(`${amount.replace('$', '\\$')}(?![\\d,])`)) + amount.length,
    )
    const card = part.closest('li, label, tr, details, section, dl > div, div')
    const isLimited = limits.test(withPlainSpaces(card?.textContent ?? ''))
    const links = [...(card?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
    const leads = links.some((to) => pagesWithLimits.some((start) => to?.startsWith(start)))
    const isPlan =
      plans.includes(amount) || part.closest('table, dl')?.textContent.includes('People')
    const missing = [
      ...(period.test(after) || row.startsWith('Price per month') ? [] : ['its period']),
      ...(isPlan || isLimited || leads ? [] : ['the way of its limits']),
    ]
    return [{ amount, text: after.slice(0, 40), fault: missing.join(', ') }]
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
  '%s draws no listed price without its period and the way of its limits (rule 7.20)',
  async (path, least) => {
    const drawn = await pricesOf(path)
    expect(drawn.length).toBeGreaterThanOrEqual(least)
    expect(drawn.filter(({ fault }) => fault !== '')).toEqual([])
  },
)
