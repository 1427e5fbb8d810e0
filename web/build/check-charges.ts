import { customPriceBounds, fixedItems, resources } from '#shared/catalogue.ts'
import {
  emptySelection,
  orderRefusal,
  priceSelection,
  withQuantity,
  type Selection,
} from '#shared/quote.ts'
import { projects } from '#web/content/offers-on-pages.ts'
import { orderRefusals } from '#web/content/order-refusals.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { formatExactPrice } from '#web/ui/browser/format-money.ts'

type Package = { readonly name: string; readonly selection: Selection }

const alone = ({ id, name }: (typeof fixedItems)[number]): Package => ({
  name,
  selection: { ...emptySelection, fixedItems: [id] },
})

/**
 * What the site offers although it can't be ordered, with what is paid for it and why: packages that an example or “Add to
 * package” begins, and whatever is too much for one payment.
 */
export function unorderable(): readonly string[] {
  const begun: readonly string[] = [...projects.values()]
  const custom = {
    selected: true,
    name: quoteBuilder.custom.checkbox,
    price: customPriceBounds.max,
  }
  const largest = [
    ...fixedItems.map(alone),
    ...resources.map(({ id, name, max }) => ({
      name: `${name}, ${max}`,
      selection: withQuantity(emptySelection, id, max),
    })),
    { name: custom.name, selection: { ...emptySelection, custom } },
  ]
  const packages = [
    ...fixedItems.filter(({ id }) => begun.includes(id)).map(alone),
    ...quotePresets,
  ]
  const reasons = [
    ...largest.filter(({ selection }) => orderRefusal(priceSelection(selection)) === 'tooLarge'),
    ...packages,
  ].flatMap(({ name, selection }) => {
    const quote = priceSelection(selection)
    const refusal = orderRefusal(quote)
    const due = formatExactPrice(quote.due)
    return refusal === null ? [] : `${name}, ${due}: ${orderRefusals[refusal].words}`
  })
  return [...new Set(reasons)]
}
