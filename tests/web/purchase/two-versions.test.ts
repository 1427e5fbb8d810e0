import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { chargeFor } from '#lambda/payments.ts'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { outdatedPageErrors, totalChangedCode } from '#shared/checkout-contract.ts'
import { cents, sum } from '#shared/money.ts'
import { priceSelection, type Quote } from '#shared/quote.ts'
import type { TaxRule } from '#shared/offer.ts'
import { requestCheckoutSession } from '#web/quote/checkout/request-checkout-session.ts'
import { changePrice, changeTax, taxRules } from '#tests/support/changed-prices.ts'
import { startRecordingApp } from '#tests/support/checkout-app.ts'
import { customer } from '#tests/support/checkout-request.ts'
import { anySelection } from '#tests/support/selections.ts'
import { caseCount } from '#tests/support/test-length.ts'
import type { PageRequest } from './browser.ts'

const [first] = fixedItems
const [slider] = resources

/** Two versions of the catalogue and the tax. The newer one may list the older one's prices as former ones, or not. */
const anyVersion = fc.record({
  tax: fc.constantFrom<TaxRule>(
    ...taxRules,
    { percent: 0, isIncluded: false },
    { percent: 18, isIncluded: true },
  ),
  offerPrice: fc.constantFrom(...[200_000, 250_000].map(cents)),
  sliderPrice: fc.constantFrom(...[5_000, 7_500].map(cents)),
})
type Version = typeof anyVersion extends fc.Arbitrary<infer It> ? It : never

function release({ tax, ...version }: Version, before: Version | null): void {
  const until = new Date().toISOString()
  const formerPrices = (price: keyof typeof version) =>
    before === null ? [] : [{ cents: cents(before[price]), until }]
  changeTax(tax)
  changePrice(first, version.offerPrice, formerPrices('offerPrice'))
  changePrice(slider, version.sliderPrice, formerPrices('sliderPrice'))
}

test('with page and function of two versions the charge is the shown total (rule 10.13)', async () => {
  const { postBody, orders } = startRecordingApp({ allowedOrigins: [location.origin] })
  const outcomes = new Set<string>()
  /** Sends a quote of the page, and expects its total to be charged, or nothing. */
  const send = async (quote: Quote) => {
    orders.length = 0
    const outcome = await requestCheckoutSession(quote, customer)
    const charged = orders.map(({ lines }) => sum(lines.map(chargeFor)))
    expect(charged).toEqual(outcome.isCreated ? [quote.totals.total] : [])
    outcomes.add(outcome.isCreated ? 'paid' : String(outcome.code))
    return outcome
  }

  await fc.assert(
    fc.asyncProperty(
      anySelection,
      anyVersion,
      anyVersion,
      fc.boolean(),
      async (selection, ofPage, ofFunction, isListed) => {
        const before = isListed ? ofPage : null
        vi.stubGlobal('fetch', async (_path: string, { headers, body }: PageRequest) => {
          release(ofFunction, before)
          return postBody(body, { ...headers, origin: location.origin })
        })
        release(ofPage, null)
        const quote = priceSelection(selection)
        fc.pre(quote.lines.length > 0)
        const outcome = await send(quote)
        if (outcome.isCreated || !outcome.charge) return
        // What is charged once the buyer has accepted the new total.
        const accepted = await send({ ...quote, ...outcome.charge })
        expect(accepted.isCreated).toBe(true)
      },
    ),
    { numRuns: caseCount(300, 5_000) },
  )

  expect(outcomes).toEqual(new Set(['paid', totalChangedCode, outdatedPageErrors[1]]))
})
