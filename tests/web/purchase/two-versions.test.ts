import { expect, test, vi } from 'vitest'
import { chargeFor } from '#lambda/payments.ts'
import { outdatedPageErrors, totalChangedCode } from '#shared/checkout-contract.ts'
import { cents, sum } from '#shared/money.ts'
import { priceSelection, type Quote } from '#shared/quote.ts'
import type { TaxRule } from '#shared/offer.ts'
import { requestCheckoutSession } from '#web/quote/checkout/request-checkout-session.ts'
import { changePrice, changeTax } from '#tests/support/changed-prices.ts'
import { startRecordingApp } from '#tests/support/checkout-app.ts'
import { customer } from '#tests/support/checkout-request.ts'
import { cabling } from '#tests/support/quote-events.ts'
import { everything } from '#tests/support/selections.ts'
import type { PageRequest } from './browser.ts'

const onTop = (percent: number) => ({ percent, isIncluded: false })
const within = { percent: 16, isIncluded: true }
const [, priceRefused] = outdatedPageErrors

/** Makes tax and a price those of a release, which knows earlier prices, or not. */
function release(tax: TaxRule, price: number, before: readonly number[]): void {
  const until = new Date().toISOString()
  changeTax(tax)
  changePrice(
    cabling,
    cents(price),
    before.map((it) => ({ cents: cents(it), until })),
  )
}

test.each<[string, TaxRule, number, readonly number[], string | null]>([
  ['the same tax and price', onTop(16), 2_400_00, [], null],
  ['another rate', onTop(18), 2_400_00, [], totalChangedCode],
  ['the tax within the price', within, 2_400_00, [], totalChangedCode],
  ['a risen price', onTop(16), 3_000_00, [2_400_00], null],
  ['a fallen price', onTop(16), 1_500_00, [2_400_00], totalChangedCode],
  ['a price in place of one that never was', onTop(16), 3_000_00, [], priceRefused],
])(
  'where the function has %s, the charge is the total that was shown, or nothing (rule 10.13)',
  async (_case, tax, price, before, refusal) => {
    const { postBody, orders } = startRecordingApp({ allowedOrigins: [location.origin] })
    vi.stubGlobal('fetch', async (_path: string, { headers, body }: PageRequest) => {
      release(tax, price, before)
      return postBody(body, { ...headers, origin: location.origin })
    })
    /** Sends a quote of the page, and expects its total to be charged, or nothing. */
    const send = async (quote: Quote) => {
      const outcome = await requestCheckoutSession(quote, customer)
      const charged = orders.splice(0).map(({ lines }) => sum(lines.map(chargeFor)))
      expect(charged).toEqual(outcome.isCreated ? [quote.totals.total] : [])
      return outcome
    }
    release(onTop(16), 2_400_00, [])
    const quote = priceSelection(everything)
    const outcome = await send(quote)
    expect(outcome.isCreated ? null : outcome.code).toBe(refusal)
    // What is charged once the buyer has accepted the new total.
    const { charge } = outcome
    const accepted = charge ? await send({ ...quote, ...charge }) : outcome
    expect(accepted.isCreated).toBe(refusal !== priceRefused)
  },
)
