import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { customPriceBounds, fixedItems, resources } from '#shared/catalogue.ts'
import { fromCents, sum, times } from '#shared/money.ts'
import { offerLine } from '#shared/pricing.ts'
import { initialSelection, mapResources, priceSelection, type Selection } from '#shared/quote.ts'
import { yourPriceUntil } from '#web/content/periods.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { quoteLink } from '#web/quote/link/quote-link.ts'
import { readQuoteLink } from '#web/quote/link/read-quote-link.ts'
import { readSavedQuote } from '#web/quote/store/persisted-quote.ts'
import { readDraft } from '#web/quote/store/quote-draft.ts'
import { readSavedItems, toSavedItems } from '#web/quote/store/saved-items.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import { shownTotal, totalOf } from '#tests/support/quote-page.ts'
import { renderPage } from '#tests/support/render-page.tsx'

const [offer] = fixedItems
const { min } = customPriceBounds
const [slider] = resources
const { description: usage, amount } = offerLine(slider, slider.max)
const quantities = mapResources(({ id, max }) => (id === slider.id ? max : 0))
const total = sum([offer.price, amount, min])

// As the version of 22 November 2026 wrote them: visitors have such entries, and such links. Descriptions have changed since.
const earlierList = `[{"id":"${offer.id}","name":"${offer.name}","description":"As it was.","price":${fromCents(offer.price)},"icon":"network","selected":true},{"id":"${slider.id}","name":"${slider.name}","description":"${usage}","price":${fromCents(amount)},"icon":"storage","selected":true},{"id":"custom","name":"Rooftop antenna","description":"A service described by you.","price":${fromCents(min)},"icon":"custom","selected":true}]`
const draft = `{"fixedItems":["${offer.id}"],"quantities":${JSON.stringify(quantities)},"custom":{"selected":true,"name":"Rooftop antenna","price":${min}}}`
const content = `${offer.id}.${slider.id}_${slider.max}.custom_${min}_Um9vZnRvcCBhbnRlbm5h.${total}`

const earlier: Selection = {
  fixedItems: [offer.id],
  quantities,
  custom: { selected: true, name: 'Rooftop antenna', price: min },
}

const read = { selection: earlier, isComplete: true, hasRisen: false }

test('the quote and the draft that that version kept are read', () => {
  localStorage.setItem(storageKeys.quoteItems, earlierList)
  expect(readSavedQuote()).toEqual({ saved: earlier, isDamaged: false, isSavedHere: false })
  const entry = `{"version":1,"savedAt":${Date.now()},"selection":${draft}}`
  localStorage.setItem(storageKeys.quoteDraft, entry)
  expect(readDraft()).toEqual(read)
})

test('a link of that version is read', () => {
  expect(readQuoteLink(`#q=1.${content.length}.${content}`)).toEqual({ ...read, sentTotal: total })
})

const { price } = offer
const selection = { ...initialSelection, fixedItems: [offer.id] }
const quote = priceSelection(selection)
const link = quoteLink(quote, '')
const list = toSavedItems(selection)

/** Makes it a day, and the offer twice as expensive since 23 November. */
function raisePrice(today: string): void {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(today))
  changePrice(offer, times(price, 2), [{ cents: price, until: '2026-11-22' }])
}

const costs = () =>
  [readQuoteLink(link.slice(link.indexOf('#'))), readSavedItems(list)].map(
    (reopened) => reopened && priceSelection(reopened.selection).totals.listed,
  )

test('a link and a saved list keep the prices that they promised, while these hold (rule 7.22)', () => {
  const { listed } = quote.totals
  raisePrice('2026-12-01')
  expect(costs()).toEqual([listed, listed])
  raisePrice('2027-01-01')
  // The link is reviewed; what is no longer on sale at its price is left out of the list.
  expect(costs()).toEqual([listed + price, listed - price])
})

test('where a price has risen, the quote’s own is on screen and paper, with its last day', async () => {
  raisePrice('2026-12-01')
  const lastDay = formatDay('2026-12-22')
  await renderPage(link)
  await waitFor(() => expect(shownTotal()).toBe(totalOf(quote)))
  expect(screen.getByText(yourPriceUntil(lastDay))).toBeVisible()
  await waitFor(() => {
    fireEvent(window, new Event('beforeprint'))
    expect(screen.getByText(lastDay)).toBeInTheDocument()
  })
})
