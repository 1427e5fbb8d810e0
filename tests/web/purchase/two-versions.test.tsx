import { screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { chargeFor } from '#lambda/payments.ts'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { outdatedPageErrors, totalChangedCode } from '#shared/checkout-contract.ts'
import { cents, sum } from '#shared/money.ts'
import { priceSelection, type Quote } from '#shared/quote.ts'
import { vatLineName } from '#shared/tax.ts'
import { includedName } from '#shared/words.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { sumNames } from '#web/content/sums.ts'
import type { TaxRule } from '#shared/tax-rule.ts'
import { OrderSummary } from '#web/quote/checkout/order-summary.tsx'
import { requestCheckoutSession } from '#web/quote/checkout/request-checkout-session.ts'
import { startOrder } from '#web/quote/keep/order.ts'
import { made } from '#web/quote/keep/valid-until.ts'
import { withCharge } from '#web/quote/life/next-payment.ts'
import { quoteOf } from '#web/quote/model/selection.ts'
import { QuoteSheet } from '#web/quote/print/quote-sheet.tsx'
import { changePrice, changeTax, taxRules } from '#tests/support/changed-prices.ts'
import { startRecordingApp } from '#tests/support/checkout-app.ts'
import { customer } from '#tests/support/checkout-request.ts'
import { renderPage, renderPart } from '#tests/support/render-page.tsx'
import { anySelection, atTodaysPrices, only } from '#tests/support/selections.ts'
import { withPlainSpaces } from '#tests/support/shown-amounts.ts'
import { caseCount } from '#tests/support/test-length.ts'
import type { PageRequest } from './browser.ts'

const [first, , , hotline] = fixedItems
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

// Cabling 2,400 and a hotline of 120 a month.
const choices = atTodaysPrices(only(first, hotline))
const inside = (percent: number) => ({ percent, isIncluded: true })
const onTop = (percent: number) => ({ percent, isIncluded: false })

test.each<[string, TaxRule, TaxRule, string, string, string]>([
  // 2,520 × 18 / 118, and 2,520 + 11 × 120 in the year.
  [
    'another rate within',
    inside(16),
    inside(18),
    includedName(vatLineName(inside(18))),
    '384.41',
    '3,840.00',
  ],
  // 2,520 × 0.18, and 1.18 × 3,840 in the year.
  ['a rise', onTop(16), onTop(18), vatLineName(onTop(18)), '453.60', '4,531.20'],
  ['a cut', onTop(18), onTop(16), vatLineName(onTop(16)), '403.20', '4,454.40'],
  [
    'another rule',
    onTop(16),
    inside(16),
    includedName(vatLineName(inside(16))),
    '347.59',
    '3,840.00',
  ],
])('%s is the same on all papers of an order', async (_case, ofPage, of, name, tax, year) => {
  const { postBody, orders } = startRecordingApp({ allowedOrigins: [location.origin] })
  vi.stubGlobal('fetch', async (_path: string, { headers, body }: PageRequest) => {
    changeTax(of)
    return postBody(body, { ...headers, origin: location.origin })
  })
  let quote = quoteOf(choices)
  while (orders.length === 0) {
    changeTax(ofPage)
    const { charge } = await requestCheckoutSession(quote, customer)
    quote = withCharge(quote, charge)
  }
  changeTax(ofPage)
  startOrder(quote, undefined, customer)
  await renderPage('/payment-success')
  await screen.findByText(paymentSuccess.receipt.heading)
  renderPart(<QuoteSheet quote={made(quote)} href="" />)
  renderPart(<OrderSummary quote={quote} />)
  const papers = withPlainSpaces(document.body.textContent)
  for (const part of [`${name}US$${tax}`, `${sumNames.paid.year}US$${year}`])
    expect(papers.split(part)).toHaveLength(1 + 3)
  const charged = orders.map((order) => order.includedTax ?? order.lines.at(-1))
  const booked = orders.map(({ bookkeeping }) => Number(bookkeeping.vatCents) / 100)
  expect([charged, booked.map((it) => it.toFixed(2))]).toMatchObject([[{ name }], [tax]])
})
