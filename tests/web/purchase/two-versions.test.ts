import { createElement } from 'react'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { chargeFor } from '#lambda/payments.ts'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { outdatedPageErrors, totalChangedCode } from '#shared/checkout-contract.ts'
import { cents, sum } from '#shared/money.ts'
import { priceSelection, type Quote } from '#shared/quote.ts'
import { vatLineName } from '#shared/tax.ts'
import { includedName } from '#shared/words.ts'
import { sumNames } from '#web/content/sums.ts'
import { QuoteSheet } from '#web/quote/print/quote-sheet.tsx'
import type { TaxRule } from '#shared/offer.ts'
import { requestCheckoutSession } from '#web/quote/checkout/request-checkout-session.ts'
import { changePrice, changeTax, taxRules } from '#tests/support/changed-prices.ts'
import { startRecordingApp } from '#tests/support/checkout-app.ts'
import { customer } from '#tests/support/checkout-request.ts'
import { renderPart } from '#tests/support/render-page.tsx'
import { anySelection, atTodaysPrices, only } from '#tests/support/selections.ts'
import { withPlainSpaces } from '#tests/support/shown-amounts.ts'
import { tellPlaces } from '#tests/support/told-places.ts'
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

const inside = (percent: number) => ({ percent, isIncluded: true })
const onTop = (percent: number) => ({ percent, isIncluded: false })

// Cabling and a hotline of 120 a month. A year is 11 months more.
test.each<[string, TaxRule, TaxRule, number, string, string]>([
  // 2,520 × 18 / 118.
  ['another rate within', inside(16), inside(18), 2_400_00, '384.41', '3,840.00'],
  ['another rate on top', onTop(16), onTop(18), 2_400_00, '453.60', '4,531.20'],
  // The promised price is charged.
  ['a rise', onTop(16), onTop(16), 3_000_00, '403.20', '4,454.40'],
  // 1,620 × 16%, and 1.16 × 2,940 in the year.
  ['a cut', onTop(16), onTop(16), 1_500_00, '259.20', '3,410.40'],
  ['another rule', onTop(16), inside(16), 2_400_00, '347.59', '3,840.00'],
])('after %s all papers of an order are equal', async (_case, page, rule, price, tax, year) => {
  const until = new Date().toISOString().slice(0, 10)
  const change = (is: TaxRule, cost: number) => {
    changeTax(is)
    changePrice(first, cents(cost), [{ cents: cents(2_400_00), until }])
  }
  const { found, orders, order } = await tellPlaces(atTodaysPrices(only(first, hotline)), {
    ofPage: () => change(page, 2_400_00),
    ofFunction: () => change(rule, price),
  })
  renderPart(createElement(QuoteSheet, { quote: order, href: location.href }))
  const sheet = document.body.textContent
  const papers = [found['the receipt'], found['an unconfirmed order'], sheet]
  const name = rule.isIncluded ? includedName(vatLineName(rule)) : vatLineName(rule)
  for (const paper of papers) expect(withPlainSpaces(paper ?? '')).toContain(`${name}US$${tax}`)
  expect(withPlainSpaces(sheet)).toContain(`${sumNames.paid.year}US$${year}`)
  const charged = orders.map(({ lines, includedTax, bookkeeping }) => [
    (includedTax ?? lines.at(-1))?.name,
    Number(bookkeeping.vatCents) / 100,
  ])
  expect(charged).toEqual([[name, Number(tax)]])
})
