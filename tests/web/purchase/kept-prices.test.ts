import { fireEvent, screen, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { findLine } from '#shared/checkout-contract.ts'
import { firstDayKept, quoteValidityDays } from '#shared/former-prices.ts'
import { cents, times, type Cents } from '#shared/money.ts'
import { mapResources, priceSelection, totalLines, type Selection } from '#shared/pricing.ts'
import { printedQuote } from '#web/content/printed-quote.ts'
import { yourPriceUntil } from '#web/content/periods.ts'
import { quoteLink } from '#web/quote/link/quote-link.ts'
import { readQuoteLink } from '#web/quote/link/read-quote-link.ts'
import { readDraft, saveDraft } from '#web/quote/store/quote-draft.ts'
import { readQuoteItems, toQuoteItems } from '#web/quote/store/quote-items.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import { shownTotal, totalOf } from '#tests/support/quote-page.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { nothing } from '#tests/support/selections.ts'
import { caseCount } from '#tests/support/test-length.ts'

const offers = [fixedItems[0], fixedItems[1], resources[0]] as const
const [offer, other, resource] = offers
const selection: Selection = {
  ...nothing,
  fixedItems: [offer.id, other.id],
  quantities: mapResources(({ id, step }) => (id === resource.id ? step : 0)),
}

/** The days for which each price of a history stands. */
const span = 20
const day = 24 * 60 * 60 * 1000
const timeOf = (date: number) => Date.UTC(2026, 0, 1, 23) + date * day
const dayOf = (date: number) => new Date(timeOf(date)).toISOString().slice(0, 10)
const anyDay = fc.nat(4 * span)
const anyHistory = fc.array(fc.integer({ min: 1, max: 9 }).map(cents), {
  minLength: 8,
  maxLength: 8,
})
const numRuns = caseCount(300, 10_000)

/** The prices of a history from one day to another. */
const pricesOn = (history: readonly Cents[], from: number, to: number) =>
  history.slice(Math.max(0, Math.floor(from / span)), Math.floor(to / span) + 1)

/** Makes it a day: the clock's and the catalogue's. */
function goTo(date: number, histories: readonly (readonly Cents[])[]): void {
  vi.spyOn(Date, 'now').mockReturnValue(timeOf(date))
  for (const [index, it] of offers.entries()) {
    const prices = pricesOn(histories[index] ?? [], 0, date)
    const former = prices.map((price, at) => ({ cents: price, until: dayOf((at + 1) * span - 1) }))
    changePrice(it, prices.at(-1) ?? cents(0), former.slice(0, -1))
  }
}

test('a shared, saved or drafted quote costs no more while it holds, at prices since its day that the server accepts (rule 7.22)', () => {
  const anyHistories = fc.tuple(anyHistory, anyHistory, anyHistory)
  fc.assert(
    fc.property(anyHistories, anyDay, fc.nat(quoteValidityDays), (histories, made, later) => {
      goTo(made, histories)
      const sent = priceSelection(selection)
      const link = quoteLink(sent, '').replace(/^[^#]*/, '')
      const list = toQuoteItems(selection)
      saveDraft(selection)
      goTo(made + later, histories)
      for (const read of [readQuoteLink(link), readQuoteItems(list), readDraft()]) {
        // A draft expires on the last day.
        const lines = read ? priceSelection(read.selection) : []
        expect(read?.isComplete ?? later === quoteValidityDays).toBe(true)
        expect(totalLines(lines).subtotal).toBeLessThanOrEqual(totalLines(sent).subtotal)
        for (const [index, line] of lines.entries()) {
          const since = pricesOn(histories[index] ?? [], made, made + later)
          expect(since).toContain(line.unitPrice)
          expect(findLine(line, firstDayKept(Date.now()))?.amount).toBe(line.amount)
        }
      }
    }),
    { numRuns },
  )
})

test('the server accepts what was on sale within those days, and no other price', () => {
  fc.assert(
    fc.property(anyHistory, anyDay, (history, today) => {
      goTo(today, [history, history, history])
      const onSale = pricesOn(history, today - quoteValidityDays - 1, today)
      for (let price = 0; price <= 10; price += 1) {
        const since = firstDayKept(Date.now())
        const item = { name: offer.name, description: '', amount: price }
        expect(findLine(item, since) !== null).toBe(onSale.some((it) => it === price))
      }
    }),
    { numRuns },
  )
})

test('a price that has risen since a quote was made is the visitor’s on screen and paper, with its last day', async () => {
  const lines = priceSelection(selection)
  const link = quoteLink(lines, '')
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 11, 1))
  changePrice(offer, times(offer.price, 2), [{ cents: offer.price, until: '2026-11-22' }])
  await renderPage(link)
  await waitFor(() => expect(shownTotal()).toBe(totalOf(lines)))
  expect(screen.getByText(yourPriceUntil('22 December 2026'))).toBeVisible()
  await waitFor(() => {
    fireEvent(window, new Event('beforeprint'))
    expect(screen.getByText(printedQuote.validUntil).nextSibling).toHaveTextContent(/22 December/)
  })
})
