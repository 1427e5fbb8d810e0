import { customPriceBounds, fixedItems, resources } from '#shared/catalogue.ts'
import { mapResources, priceSelection, type Selection } from '#shared/quote.ts'
import { formatPrice, formatExactPrice } from '#tests/support/shown-amounts.ts'

// The package that the tests buy in a browser: one offer, one slider at its end, and a custom service.
export const [packageOffer] = fixedItems
export const [packageResource] = resources
export const packageCustom = {
  selected: true,
  name: 'Rack relocation',
  price: customPriceBounds.min,
}

const packageSelection: Selection = {
  fixedItems: [packageOffer.id],
  quantities: mapResources(({ id, initial, max }) => (id === packageResource.id ? max : initial)),
  custom: packageCustom,
}

export const packageQuote = priceSelection(packageSelection)

/** The package's total, first as in the builder, then as in the checkout. */
export const packageShown = formatPrice(packageQuote.totals.total)
export const packageTotal = formatExactPrice(packageQuote.totals.total)
