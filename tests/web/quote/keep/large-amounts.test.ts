import { expect, test, vi } from 'vitest'
import { fixedItems, resources, type Resource } from '#shared/catalogue.ts'
import { findLine, toRequestItem } from '#shared/checkout-contract.ts'
import { cents } from '#shared/money.ts'
import { mapResources, priceSelection } from '#shared/quote.ts'
import { readDraft, saveDraft } from '#web/quote/keep/quote-draft.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { readOrder, startOrder } from '#web/quote/keep/order.ts'
import { readQuoteLink } from '#web/quote/keep/read-quote-link.ts'
import { readSavedItems, toSavedItems } from '#web/quote/keep/saved-items.ts'
import { changePrice } from '#tests/support/changed-prices.ts'
import { customer } from '#tests/support/checkout-request.ts'
import { atTodaysPrices, nothing } from '#tests/support/selections.ts'

const [offer] = fixedItems
const [resource] = resources

function changeMax(it: Resource, max: number): void {
  vi.spyOn(it, 'max', 'get').mockReturnValue(max)
}

test.each([125_000_000, 10_000_000_000, 10_000_000_000_000])(
  'an offer of %d cents, and ten thousand steps of a resource, are kept and sent in every form',
  (price) => {
    const quantity = 10_000 * resource.step
    changePrice(offer, cents(price), [])
    changePrice(resource, cents(price / 1_000_000), [])
    changeMax(resource, quantity)
    const selection = {
      ...nothing,
      fixedItems: [offer.id],
      quantities: mapResources(({ id }) => (id === resource.id ? quantity : 0)),
    }
    const quote = priceSelection(selection)
    const kept = { selection, isComplete: true }

    expect(readSavedItems(toSavedItems(atTodaysPrices(selection)))).toMatchObject(kept)
    saveDraft(atTodaysPrices(selection))
    expect(readDraft()).toMatchObject(kept)
    const link = readQuoteLink(new URL(quoteLink(quote, 'https://acacia.example')).hash)
    expect(link).toMatchObject({ ...kept, sentTotal: quote.totals.total })
    startOrder(quote, undefined, customer)
    expect(readOrder(undefined)).toMatchObject({ totals: quote.totals })
    expect(quote.lines.map((line) => findLine(toRequestItem(line)))).toEqual(quote.lines)
  },
)
