import { customPriceBounds, fixedItems, resources } from '#shared/catalogue.ts'
import { linesOf, quantitiesOf, totalsOf } from '#shared/pricing.ts'
import { formatUsd, formatUsdExact } from '#web/ui/browser/format-money.ts'

// The package that the tests buy in a browser: one offer, one slider at its end, and a custom service.
export const [packageOffer] = fixedItems
export const [packageResource] = resources
export const packageCustom = {
  selected: true,
  name: 'Rack relocation',
  price: customPriceBounds.min,
}

export const packageLines = linesOf({
  fixedItems: [packageOffer.id],
  quantities: quantitiesOf(({ id, initial, max }) => (id === packageResource.id ? max : initial)),
  custom: packageCustom,
})

/** The package's total, first without VAT, as in the builder, then with VAT, as in the checkout. */
export const packageSubtotal = formatUsd(totalsOf(packageLines).subtotal)
export const packageTotal = formatUsdExact(totalsOf(packageLines).total)
