import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fixedItems } from '#shared/catalogue.ts'
import { times } from '#shared/money.ts'
import { initialSelection, priceSelection } from '#shared/quote.ts'
import { yourPriceUntil } from '#web/content/periods.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { readQuoteLink } from '#web/quote/keep/read-quote-link.ts'
import { quoteOf } from '#web/quote/model/selection.ts'
import { readSavedItems, toSavedItems } from '#web/quote/keep/saved-items.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import { shownTotal, totalOf } from '#tests/support/quote-page.ts'
import { renderPage } from '#tests/support/render-page.tsx'

const [offer] = fixedItems
const { price } = offer
const selection = { ...initialSelection, fixedItems: [offer.id] }
const quote = priceSelection(selection)
const link = quoteLink(quote, '')
const list = toSavedItems({ selection, held: {} })

/** Makes it a day, and the offer twice as expensive since 23 November. */
function raisePrice(today: string): void {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(today))
  changePrice(offer, times(price, 2), [{ cents: price, until: '2026-11-22' }])
}

const costs = () =>
  [readQuoteLink(link.slice(link.indexOf('#'))), readSavedItems(list)].map(
    (reopened) => reopened && quoteOf(reopened).totals.listed,
  )

test('a link and a saved list keep their promised prices until these expire (rule 7.22)', () => {
  const { listed } = quote.totals
  raisePrice('2026-12-01')
  expect(costs()).toEqual([listed, listed])
  raisePrice('2027-01-01')
  // The link is reviewed; what is no longer on sale at its price is left out of the list.
  expect(costs()).toEqual([listed + price, listed - price])
})

test('after a rise the quote’s own price is on screen and paper, with its last day', async () => {
  raisePrice('2026-12-01')
  const lastDay = formatDay('2026-12-22')
  await renderPage(link)
  await waitFor(() => expect(shownTotal()).toBe(totalOf(quote)))
  expect(screen.getByText(yourPriceUntil(lastDay))).toBeVisible()
  await waitFor(() => {
    fireEvent(window, new Event('beforeprint'))
    // In the panel of the opened quote, and on paper.
    expect(screen.getAllByText(lastDay)).toHaveLength(2)
  })
})
