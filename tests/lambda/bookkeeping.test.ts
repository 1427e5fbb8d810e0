import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineAmount, totalAmount } from '#infra/local/stripe/rules.ts'
import { quoteNumber } from '#shared/quote-number.ts'
import { priceSelection } from '#shared/quote.ts'
import { changeTax, taxRules } from '#tests/support/changed-prices.ts'
import { startApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import { respondWithSession, startPayments } from '#tests/support/provider-server.ts'
import { anyOrder } from '#tests/support/selections.ts'
import { caseCount, seed } from '#tests/support/test-length.ts'

/** A payment and its refunds, the latter each a month later, as the provider's report has them: without a word of the order. */
type Paid = {
  month: number
  amounts: readonly number[]
  metadata: Readonly<Record<string, string>>
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** What is kept of a payment at the end of a month. */
const keptOf = ({ month, amounts }: Paid, end: number) =>
  sum(amounts.slice(0, Math.max(0, end - month + 1)))

/** The VAT until the end of a month, as docs/deploy.md says. */
function vatByMetadata(payments: readonly Paid[], end: number): number {
  return sum(
    payments.map((payment) => {
      const { netCents, vatCents } = payment.metadata
      return Math.round(
        (Number(vatCents) * keptOf(payment, end)) / (Number(netCents) + Number(vatCents)),
      )
    }),
  )
}

/** Divides whole numbers exactly, and rounds halves up. */
const divide = (a: number, b: number) => Number((2n * BigInt(a) + BigInt(b)) / (2n * BigInt(b)))

const anyPayment = fc.record({
  selection: anyOrder,
  month: fc.integer({ min: 0, max: 11 }),
  // Percentages of what is left.
  refunds: fc.array(fc.constantFrom(7, 33, 50, 100), { maxLength: 3, size: 'small' }),
  isReversed: fc.boolean(),
})
const orders = fc.sample(anyPayment, { numRuns: caseCount(660, 10_000), seed })

test.each(taxRules)(
  'a year of orders is charged in the pages’ lines and totals, whatever the order of the items, named by the quotes’ numbers, and summed from the metadata to the cent, although many are refunded in parts and the rate changes in July (rules 7.24, 10.5, 10.15): %o',
  async (rule) => {
    const { provider, payments } = await startPayments(...orders.map(() => respondWithSession))
    const { post } = startApp(payments)
    const paid: Paid[] = []
    const taxes = new Map<Paid, number>()
    for (const { selection, month, refunds, isReversed } of orders) {
      const percent = rule.percent + (month < 6 ? 0 : 2)
      changeTax({ ...rule, percent })
      const { items } = checkoutRequest({}, selection)
      const sent = isReversed ? items.toReversed() : items
      expect((await post(checkoutRequest({ items: sent }))).status).toBe(200)
      const { line_items = [], payment_intent_data } = provider.received.at(-1)?.session ?? {}
      const { metadata = {} } = payment_intent_data ?? {}
      const quote = priceSelection(selection)
      const amounts = [totalAmount(line_items)]
      const shown = quote.lines.map(({ amount }) => amount)
      expect(line_items.map(lineAmount).slice(0, shown.length)).toEqual(shown)
      expect([amounts[0], metadata['quote']]).toEqual([quote.totals.total, quoteNumber(quote)])
      expect(Number(metadata['netCents']) + Number(metadata['vatCents'])).toBe(amounts[0])
      for (const part of refunds) amounts.push(-divide(sum(amounts) * part, 100))
      const payment = { month, amounts, metadata }
      const listed = sum(items.map(({ amount }) => amount))
      paid.push(payment)
      taxes.set(payment, divide(listed * percent, rule.isIncluded ? 100 + percent : 100))
    }
    for (let end = 0; end < 15; end += 1) {
      const due = [...taxes].map(([it, tax]) => divide(tax * keptOf(it, end), it.amounts[0] ?? 0))
      expect(vatByMetadata(paid, end)).toBe(sum(due))
    }
  },
)
