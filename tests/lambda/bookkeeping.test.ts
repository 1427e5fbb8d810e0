import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineAmount, totalAmount } from '#infra/local/stripe/parameters.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import { priceSelection } from '#shared/quote.ts'
import { changeTax, taxRules } from '#tests/support/changed-prices.ts'
import { startApp, startRecordingApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import { startPayments } from '#tests/support/provider-server.ts'
import { anyOrder, nothing } from '#tests/support/selections.ts'
import { caseCount, seed } from '#tests/support/test-length.ts'

/** The amounts of the metadata's lines, as docs/deploy.md reads them. */
const amountsOf = (lines = '') =>
  lines.split('.').map((line) => {
    const [, quantity, unitPrice] = line.split('_')
    return Number(quantity) * Number(unitPrice)
  })

const anyPayment = fc.record({ selection: anyOrder, isReversed: fc.boolean() })
const orders = fc.sample(anyPayment, { numRuns: caseCount(120, 10_000), seed })

test.each(taxRules)(
  'orders are charged in the pages’ lines and totals, whatever the order of the items, and named by the quotes’ numbers; their metadata has the same lines, and net and VAT to the cent (rules 7.24, 10.5, 10.15): %o',
  async (rule) => {
    const { provider, payments } = await startPayments()
    const { post } = startApp(payments)
    changeTax(rule)
    for (const { selection, isReversed } of orders) {
      const { items } = checkoutRequest({}, selection)
      const sent = isReversed ? items.toReversed() : items
      expect((await post(checkoutRequest({ items: sent }))).status).toBe(200)
      const { line_items = [], payment_intent_data } = provider.sent().at(-1)?.parameters ?? {}
      const { metadata = {} } = payment_intent_data ?? {}
      const quote = priceSelection(selection)
      const shown = quote.lines.map(({ amount }) => amount)
      expect(line_items.map(lineAmount).slice(0, shown.length)).toEqual(shown)
      expect(amountsOf(metadata['lines'])).toEqual(shown)
      expect([totalAmount(line_items), metadata['quote']]).toEqual([
        quote.totals.total,
        quoteNumber(quote),
      ])
      const { net, vat } = quote.totals
      expect([metadata['netCents'], metadata['vatCents']]).toEqual([`${net}`, `${vat}`])
    }
  },
)

// Columns of the provider's reports: a renamed one would be missing from a month's.
test('an order carries what a bookkeeper sums and defers, net where prices include VAT (rule 10.15)', async () => {
  const { post, orders: sent } = startRecordingApp()
  const request = checkoutRequest({}, { ...nothing, fixedItems: ['cabling', 'domain', 'hotline'] })
  await post(request)
  expect(sent[0]?.bookkeeping).toEqual({
    reference: sent[0]?.reference,
    quote: 'Q-8BA1-A18F',
    lines: 'cabling_1_240000.domain_1_5000.hotline_1_12000',
    netCents: '257000',
    vatCents: '25700',
    monthCents: '12000',
    yearCents: '5000',
    vatPercent: '10',
    vatIncluded: 'false',
    vatBase: 'net',
    currency: 'USD',
    release: '7',
  })
  changeTax({ percent: 10, isIncluded: true })
  await post(request)
  expect(sent[1]?.bookkeeping).toMatchObject({
    netCents: '233636',
    vatCents: '23364',
    monthCents: '10909',
    yearCents: '4545',
  })
})
