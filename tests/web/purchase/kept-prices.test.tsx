import { fireEvent, screen, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { findLine } from '#shared/checkout-contract.ts'
import { firstDayKept, quoteValidityDays } from '#shared/former-prices.ts'
import { cents, times, type Cents } from '#shared/money.ts'
import { initialSelection, priceSelection, totalLines } from '#shared/pricing.ts'
import { yourPriceUntil } from '#web/content/periods.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { quoteLink } from '#web/quote/link/quote-link.ts'
import { readQuoteLink } from '#web/quote/link/read-quote-link.ts'
import { readDraft, saveDraft } from '#web/quote/store/quote-draft.ts'
import { readQuoteItems, toQuoteItems } from '#web/quote/store/quote-items.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import { shownTotal, totalOf } from '#tests/support/quote-page.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { caseCount } from '#tests/support/test-length.ts'

const [offer] = fixedItems
const offers = [offer, ...resources]
const selection = { ...initialSelection, fixedItems: [offer.id] }

/** The days for which each price of a history stands. */
const span = 20
const timeOf = (day: number) => Date.UTC(2026, 0, 1 + day, 23)
const textOf = (day: number) => new Date(timeOf(day)).toISOString().slice(0, 10)
const anyHistory = fc.array(fc.integer({ min: 1, max: 9 }).map(cents), { minLength: 8 })

/** Makes it a day, for the clock and the catalogue. Gives the prices of each offer since another day. */
function goTo(today: number, histories: readonly (readonly Cents[])[], since = 0) {
  vi.spyOn(Date, 'now').mockReturnValue(timeOf(today))
  return offers.map((it, index) => {
    const prices = (histories[index] ?? []).slice(0, Math.floor(today / span) + 1)
    const former = prices
      .slice(0, -1)
      .map((price, at) => ({ cents: price, until: textOf((at + 1) * span - 1) }))
    changePrice(it, prices.at(-1) ?? cents(0), former)
    return prices.slice(Math.max(0, Math.floor(since / span)))
  })
}

test('a quote costs no more while it holds; the server accepts its prices, and none that was not on sale (rule 7.22)', () => {
  const anyHistories = fc.tuple(anyHistory, anyHistory, anyHistory, anyHistory)
  fc.assert(
    fc.property(anyHistories, fc.nat(80), fc.nat(quoteValidityDays), (histories, made, later) => {
      goTo(made, histories)
      const sent = priceSelection(selection)
      const [, fragment] = quoteLink(sent, '').split('#')
      const list = toQuoteItems(selection)
      saveDraft(selection)
      const since = goTo(made + later, histories, made)
      const firstDay = firstDayKept(Date.now())
      for (const read of [readQuoteLink(`#${fragment}`), readQuoteItems(list), readDraft()]) {
        // A draft expires on the last day.
        const lines = read ? priceSelection(read.selection) : []
        expect(read?.isComplete ?? later === quoteValidityDays).toBe(true)
        expect(totalLines(lines).subtotal).toBeLessThanOrEqual(totalLines(sent).subtotal)
        for (const [index, line] of lines.entries()) {
          expect(since[index]).toContain(line.unitPrice)
          expect(findLine(line, firstDay)?.amount).toBe(line.amount)
        }
      }
      const [onSale] = goTo(made + later, histories, made + later - quoteValidityDays - 1)
      for (let amount = 0; amount <= 10; amount += 1) {
        const line = findLine({ name: offer.name, description: '', amount }, firstDay)
        expect(line !== null).toBe(onSale?.some((price) => price === amount))
      }
    }),
    { numRuns: caseCount(300, 10_000) },
  )
})

test('where a price has risen, the quote’s own is on screen and paper, with its last day', async () => {
  const lines = priceSelection(selection)
  const link = quoteLink(lines, '')
  const lastDay = formatDay('2026-12-22')
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 11, 1))
  changePrice(offer, times(offer.price, 2), [{ cents: offer.price, until: '2026-11-22' }])
  await renderPage(link)
  await waitFor(() => expect(shownTotal()).toBe(totalOf(lines)))
  expect(screen.getByText(yourPriceUntil(lastDay))).toBeVisible()
  await waitFor(() => {
    fireEvent(window, new Event('beforeprint'))
    expect(screen.getByText(lastDay)).toBeInTheDocument()
  })
})
