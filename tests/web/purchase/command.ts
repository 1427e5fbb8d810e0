import type * as fc from 'fast-check'
import { expect } from 'vitest'
import * as z from '#shared/schema.ts'
import { invoiceTo } from '#shared/words.ts'
import { paths } from '#web/content/paths.ts'
import type { Model } from './model.ts'
import { byName, readBuilder, readOrder, readPayButton } from './page.ts'
import { billOf, chargeOf, countOf, defaults, priceSelection, shown, type Line } from './quote.ts'
import { details, type Site } from './site.ts'

const savedSchema = z.array(
  z.pipe(
    z.object({ name: z.string(), price: z.number(), selected: z.literal(true) }),
    z.transform(({ name, price }) => ({ name, amount: Math.round(price * 100) })),
  ),
)

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

const { company, address, city, postalCode, country } = details
const buyersInvoice = invoiceTo([company, address, city, postalCode, country].join(', '))

function orderOf(lines: readonly Line[] | null) {
  return lines && { lines: byName(lines.map(shown)), sums: Object.values(billOf(lines)) }
}

function expectedPagesOf(model: Model) {
  return model.tabs.map((tab) => {
    const { path, receipt } = tab
    const quote = tab.quote && priceSelection(tab.quote)
    if (path === null || tab.session !== null) return null
    if (path === paths.customQuote) {
      const choices = tab.choices ?? defaults
      const lines = priceSelection(choices)
      const [subtotal, ...sums] = Object.values(billOf(lines))
      const count = countOf(choices)
      const toPay = lines.length > 0 ? sums : []
      return {
        path,
        lines: byName(lines.map(shown)),
        subtotal,
        count,
        toPay,
        canProceed: count > 0,
      }
    }
    if (path === paths.checkout) {
      const pay = tab.isProcessing ? 'processing' : billOf(quote ?? []).total
      return { path, order: orderOf(quote), pay }
    }
    return path === paths.paymentSuccess ? { path, order: orderOf(receipt) } : { path }
  })
}

function expectAgreement(model: Model, site: Site): void {
  const { saved } = model
  const text = site.savedText()
  expect({
    pages: pagesOf(site),
    saved: text !== null && saved?.text === null ? savedSchema.parse(JSON.parse(text)) : text,
    sessions: site.sessions().map(({ lines, invoice }) => ({ lines, invoice })),
    opened: site.tabs().map(({ session }) => session),
    logged: site.logged(),
    untold: model.told.filter((title) => !site.told().includes(title)),
    unexpected: site.unexpected,
  }).toEqual({
    pages: expectedPagesOf(model),
    saved: saved && (saved.text ?? saved.lines.map(shown)),
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
