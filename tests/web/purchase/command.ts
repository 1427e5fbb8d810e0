import type * as fc from 'fast-check'
import { expect } from 'vitest'
import {
  emptySelection,
  groupByPeriod,
  initialSelection,
  priceSelection,
  selectedCount,
  type QuoteLine,
} from '#shared/pricing.ts'
import { invoiceTo } from '#shared/words.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { sumsOf } from '#web/content/sums.ts'
import { formatExactPrice, formatPrice } from '#web/ui/browser/format-money.ts'
import type { Model } from './model.ts'
import { readBuilder, readOrder, readPayButton } from './page.ts'
import { chargeOf } from './quote.ts'
import { details, type Site } from './site.ts'

/** What each tab shows: also the other one, which nothing may spoil. */
function pagesOf(site: Site) {
  return site.tabs().map(({ page, session }) => {
    if (!page || session !== null) return null
    const { root, router } = page
    const path = router.state.location.pathname
    if (path === paths.customQuote) return { path, ...readBuilder(root) }
    if (path === paths.checkout) return { path, order: readOrder(root), pay: readPayButton(root) }
    if (path === paths.paymentSuccess) return { path, order: readOrder(root) }
    return { path }
  })
}

const inOrder = (lines: readonly QuoteLine[]) =>
  groupByPeriod(lines).flatMap((group) => group.lines)

function orderOf(lines: readonly QuoteLine[] | null) {
  const rows = lines ? [...inOrder(lines), ...sumsOf(lines)] : []
  return rows.map(({ name, amount }) => [name, formatExactPrice(amount)])
}

function expectedPagesOf(model: Model) {
  return model.tabs.map((tab) => {
    const { path, receipt } = tab
    if (path === null || tab.session !== null) return null
    if (path === paths.customQuote) {
      const choices = tab.choices ?? initialSelection
      const lines = priceSelection(choices)
      const [subtotal = '', ...toPay] = sumsOf(lines).map(({ amount }) => formatPrice(amount))
      const count = selectedCount(choices)
      return {
        path,
        lines: inOrder(lines).map(({ name, amount }) => [name, formatPrice(amount)]),
        subtotal,
        count: quoteBuilder.summary.selected(count),
        toPay: lines.length > 0 ? toPay : [],
        canProceed: count > 0,
      }
    }
    if (path === paths.checkout) {
      const order = orderOf(priceSelection(tab.quote ?? emptySelection))
      const pay = tab.isProcessing
        ? checkoutCopy.processing
        : checkoutCopy.pay(order.at(-1)?.[1] ?? '')
      return { path, order, pay }
    }
    return path === paths.paymentSuccess ? { path, order: orderOf(receipt) } : { path }
  })
}

const { company, address, city, postalCode, country } = details
const buyersInvoice = invoiceTo([company, address, city, postalCode, country].join(', '))

function expectAgreement(model: Model, site: Site): void {
  expect({
    pages: pagesOf(site),
    saved: site.savedText(),
    sessions: site.sessions().map(({ lines, invoice }) => ({ lines, invoice })),
    opened: site.tabs().map(({ session }) => session),
    logged: site.logged(),
    untold: model.told.filter((title) => !site.told().includes(title)),
    unexpected: site.unexpected,
  }).toEqual({
    pages: expectedPagesOf(model),
    saved: model.saved?.text ?? null,
    sessions: model.sessions.map((lines) => ({ lines: chargeOf(lines), invoice: buyersInvoice })),
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
