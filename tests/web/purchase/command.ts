import type * as fc from 'fast-check'
import { expect } from 'vitest'
import type { QuoteLine } from '#shared/pricing.ts'
import {
  emptySelection,
  groupByPeriod,
  initialSelection,
  priceSelection,
  selectedCount,
  type Quote,
} from '#shared/quote.ts'
import { customerFields } from '#shared/customer-fields.ts'
import { listSeparator } from '#shared/locale.ts'
import { vat, vatLineName } from '#shared/vat.ts'
import { includedName, invoiceTo } from '#shared/words.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { sumNames, sumsOf } from '#web/content/sums.ts'
import { formatExactPrice, formatPrice } from '#web/ui/browser/format-money.ts'
import type { Model } from './model.ts'
import { readBuilder, readOrder, readPayButton, readReference } from './page.ts'
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
    if (path === paths.paymentSuccess)
      return { path, order: readOrder(root), reference: readReference(root) }
    return { path }
  })
}

const inOrder = (lines: readonly QuoteLine[]) =>
  groupByPeriod(lines).flatMap((group) => group.lines)

function orderOf(quote: Quote | undefined, totalName?: string) {
  const rows = quote ? [...inOrder(quote.lines), ...sumsOf(quote.totals, totalName)] : []
  return rows.map(({ name, amount }) => [name, formatExactPrice(amount)])
}

function expectedPagesOf(model: Model, site: Site) {
  return model.tabs.map((tab) => {
    const { path, receipt } = tab
    if (path === null || tab.session !== null) return null
    if (path === paths.customQuote) {
      const choices = tab.choices ?? initialSelection
      const quote = priceSelection(choices)
      const { lines, totals } = quote
      const count = selectedCount(quote)
      return {
        path,
        lines: inOrder(lines).map(({ name, amount }) => [name, formatPrice(amount)]),
        total: formatPrice(totals.total),
        count: quoteBuilder.summary.selected(count),
        sums: (vat.isIncluded ? [totals.vat] : [totals.net, totals.vat]).map(formatPrice),
        canProceed: count > 0,
      }
    }
    if (path === paths.checkout) {
      const quote = priceSelection(tab.quote ?? emptySelection)
      const pay = tab.isProcessing
        ? checkoutCopy.processing
        : checkoutCopy.pay(formatExactPrice(quote.totals.total))
      return { path, order: orderOf(quote), pay }
    }
    if (path !== paths.paymentSuccess) return { path }
    const reference = receipt ? site.sessions()[receipt.session]?.reference : undefined
    return { path, order: orderOf(receipt?.quote, sumNames.paid), reference }
  })
}

const onInvoice = customerFields.filter(({ documents }) => documents.includes('invoice'))
const buyer = invoiceTo(onInvoice.map(({ name }) => details[name]).join(listSeparator))

/** What the provider is asked for: the lines, and beside them what the invoice says of buyer and VAT. */
const sessionOf = (quote: Quote) => ({
  lines: chargeOf(quote),
  invoice: vat.isIncluded
    ? [buyer, includedName(vatLineName()), formatExactPrice(quote.totals.vat)]
    : [buyer],
})

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
    pages: expectedPagesOf(model, site),
    saved: model.saved?.text ?? null,
    sessions: model.sessions.map(sessionOf),
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
