import type * as fc from 'fast-check'
import { expect } from 'vitest'
import type { QuoteLine } from '#shared/pricing.ts'
import {
  emptySelection,
  groupByPeriod,
  initialSelection,
  priceSelection,
  type Quote,
} from '#shared/quote.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { paths } from '#web/content/paths.ts'
import { sumNames, sumsOf } from '#web/content/sums.ts'
import { formatExactPrice, formatPrice } from '#web/ui/browser/format-money.ts'
import type { Model } from './model.ts'
import type { Site } from './site.ts'

/** Each row's name, without the note after it, and its amount. */
function readRows(root: ParentNode, selector: string, name: string, amount: string) {
  return Array.from(root.querySelectorAll(selector), (row) => [
    row.querySelector(name)?.firstChild?.textContent,
    row.querySelector(amount)?.textContent,
  ])
}

/** What both tabs show: nothing may spoil the one behind. */
function pagesOf(site: Site) {
  return site.tabs().map(({ page, session }) => {
    if (!page || session !== null) return null
    const { root, router } = page
    const path = router.state.location.pathname
    const isBuilder = path === paths.customQuote
    return {
      path,
      rows: isBuilder
        ? readRows(root, 'li[data-removed=false]', 'span', 'b')
        : readRows(root, 'dl > [data-heading] ~ :not([data-heading]), dl > [data-sum]', 'dt', 'dd'),
      pay: root.querySelector('form:has(input) button')?.textContent,
    }
  })
}

const inOrder = (lines: readonly QuoteLine[]) =>
  groupByPeriod(lines).flatMap((group) => group.lines)

function orderOf(quote: Quote | null, totalName?: string) {
  const rows = quote ? [...inOrder(quote.lines), ...sumsOf(quote.totals, totalName)] : []
  return rows.map(({ name, amount }) => [name, formatExactPrice(amount)])
}

function expectedPagesOf(model: Model) {
  return model.tabs.map((tab) => {
    const { path } = tab
    if (path === null || tab.session !== null) return null
    if (path === paths.customQuote) {
      const { lines } = priceSelection(tab.choices ?? initialSelection)
      const rows = inOrder(lines).map(({ name, amount }) => [name, formatPrice(amount)])
      return { path, rows, pay: undefined }
    }
    if (path === paths.checkout) {
      const quote = priceSelection(tab.quote ?? emptySelection)
      const { processing, pay } = checkoutCopy
      const label = tab.isProcessing ? processing : pay(formatExactPrice(quote.totals.total))
      return { path, rows: orderOf(quote), pay: label }
    }
    const order = path === paths.paymentSuccess ? tab.order : null
    return { path, rows: orderOf(order, sumNames.paid), pay: undefined }
  })
}

function expectAgreement(model: Model, site: Site): void {
  expect({
    pages: pagesOf(site),
    saved: site.savedText(),
    charged: site.sessions().map(({ total }) => total),
    opened: site.tabs().map(({ session }) => session),
    logged: site.logged(),
    untold: model.told.filter((title) => !site.told().includes(title)),
    unexpected: site.unexpected,
  }).toEqual({
    pages: expectedPagesOf(model),
    saved: model.saved,
    charged: model.sessions.map(({ totals }) => totals.total),
    opened: model.tabs.map(({ session }) => session),
    logged: model.logged,
    untold: [],
    unexpected: [],
  })
}

/** A step of a purchase, in the model and on the site, which have to agree afterwards. */
export function command(
  words: string,
  isPossible: (model: Readonly<Model>) => boolean,
  run: (model: Model, site: Site) => Promise<void>,
): fc.AsyncCommand<Model, Site> {
  return {
    toString: () => words,
    check: isPossible,
    run: async (model, site) => {
      model.told = []
      model.logged = []
      site.forget()
      await run(model, site)
      expectAgreement(model, site)
    },
  }
}
