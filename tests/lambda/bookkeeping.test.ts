import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalAmount } from '#infra/local/stripe/rules.ts'
import { priceSelection } from '#shared/quote.ts'
import * as z from '#shared/schema.ts'
import { changeTax, taxRules } from '#tests/support/changed-prices.ts'
import { startApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import { respondWithSession, startPayments } from '#tests/support/provider-server.ts'
import { anySelection } from '#tests/support/selections.ts'
import { seed } from '#tests/support/test-length.ts'

/** A payment or, with a negative amount, a refund, as the provider's report has it: without a word of the order. */
type Movement = {
  readonly month: number
  readonly amount: number
  readonly metadata: Readonly<Record<string, string>>
}

const cents = z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))
const columns = z.object({ reference: z.string(), netCents: cents, vatCents: cents })

/** VAT and total of all months until one, as docs/deploy.md sums them: VAT in proportion to what is kept of an order. */
function sumByMetadata(movements: readonly Movement[], until: number) {
  const orders = new Map<string, { vatCents: number; paid: number; kept: number }>()
  for (const { amount, metadata } of movements.filter(({ month }) => month <= until)) {
    const { reference, netCents, vatCents } = columns.parse(metadata)
    const { kept = 0 } = orders.get(reference) ?? {}
    orders.set(reference, { vatCents, paid: netCents + vatCents, kept: kept + amount })
  }
  return [...orders.values()].reduce(
    ({ vat, total }, { vatCents, paid, kept }) => ({
      vat: vat + Math.round((vatCents * kept) / paid),
      total: total + kept,
    }),
    { vat: 0, total: 0 },
  )
}

/** Divides whole numbers exactly, and rounds halves up. */
const divide = (a: number, b: number) => Number((2n * BigInt(a) + BigInt(b)) / (2n * BigInt(b)))

const anyOrder = fc.record({
  selection: anySelection.filter((selection) => priceSelection(selection).lines.length > 0),
  month: fc.integer({ min: 0, max: 11 }),
  /** Percentages of what is left, each refunded a month later. */
  refunds: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    fc.array(fc.constantFrom(7, 33, 50, 100), { minLength: 1, maxLength: 3 }),
  ),
})
const size = 660

test.each(taxRules)(
  'a year of orders, some refunded in parts, is summed from the metadata to the cent, although the rate changed in July (rule 10.15): %o',
  async (rule) => {
    const responses = Array.from({ length: size }, () => respondWithSession)
    const { provider, payments } = await startPayments(...responses)
    const { post } = startApp(payments)
    const movements: Movement[] = []
    const ledger: { month: number; vat: number }[] = []
    const orders = fc.sample(anyOrder, { numRuns: size, seed })
    for (const { selection, month, refunds } of orders.toSorted((a, b) => a.month - b.month)) {
      const percent = month < 6 ? rule.percent : rule.percent + 2
      changeTax({ ...rule, percent })
      const request = checkoutRequest({}, selection)
      expect((await post(request)).status).toBe(200)
      const session = provider.received.at(-1)?.session
      const metadata = session?.payment_intent_data.metadata ?? {}
      const listed = request.items.reduce((sum, item) => sum + item.amount, 0)
      const tax = divide(listed * percent, rule.isIncluded ? 100 + percent : 100)
      const paid = totalAmount(session?.line_items ?? [])
      let kept = paid
      movements.push({ month, amount: paid, metadata })
      ledger.push({ month, vat: tax })
      for (const [index, part] of refunds.entries()) {
        const amount = -divide(kept * part, 100)
        const before = divide(tax * kept, paid)
        kept += amount
        movements.push({ month: month + 1 + index, amount, metadata })
        ledger.push({ month: month + 1 + index, vat: divide(tax * kept, paid) - before })
      }
    }
    expect(provider.unexpected).toEqual([])
    for (let until = 0; until < 15; until += 1) {
      const vat = ledger.reduce((sum, it) => sum + (it.month <= until ? it.vat : 0), 0)
      const total = movements.reduce((sum, it) => sum + (it.month <= until ? it.amount : 0), 0)
      expect(sumByMetadata(movements, until)).toEqual({ vat, total })
    }
  },
)
