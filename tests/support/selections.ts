import * as fc from 'fast-check'
import {
  customNameMaxLength,
  customPriceBounds,
  customServiceId,
  fixedItemIds,
  fixedItems,
  resources,
  type FixedItem,
} from '#shared/catalogue.ts'
import { cents } from '#shared/money.ts'
import {
  emptySelection as nothing,
  mapResources,
  orderRefusal,
  priceSelection,
  type Choices,
  type OrderRefusal,
  type Selection,
} from '#shared/quote.ts'
import { anyTyped } from './typed-text.ts'

/** A selected and complete custom service. */
export const customService: Selection['custom'] = {
  selected: true,
  name: 'Rooftop antenna',
  price: customPriceBounds.max,
}

const [first, second] = fixedItems

/** The largest quote: every offer, every slider at its maximum, the most expensive custom service. */
export const everything: Selection = {
  // A list of its own: the store freezes what it is given.
  fixedItems: [...fixedItemIds],
  quantities: mapResources((resource) => resource.max),
  custom: customService,
}

export { nothing }

/** The selection of these offers alone. */
export const only = (...offers: readonly FixedItem[]): Selection => ({
  ...nothing,
  fixedItems: offers.map(({ id }) => id),
})

/** A selection without promised prices. */
export const atTodaysPrices = (selection: Selection): Choices => ({ selection, held: {} })

/** Of each part of a selection: how every place tells that of `everything`, and the same package with another such part. */
export const parts: Readonly<Record<keyof Selection, { words: RegExp; other: Selection }>> = {
  fixedItems: { words: /Firewall & Filter/, other: { ...everything, fixedItems: [first.id] } },
  quantities: { words: /500 GB/, other: { ...everything, quantities: nothing.quantities } },
  custom: { words: /Rooftop antenna/, other: { ...everything, custom: nothing.custom } },
}

/**
 * All that is ordered of choices: whatever else was chosen, with the custom service if it is a line. A strict oracle: no part
 * of it is named, so that none can be forgotten.
 */
export function ordered(choices: Choices | null) {
  const { selection, lines, totals } = priceSelection(choices?.selection ?? nothing, choices?.held)
  const own = lines.find(({ id }) => id === customServiceId)
  const custom = own ? { selected: true, name: own.name, price: own.unitPrice } : nothing.custom
  const chosen = fixedItemIds.filter((id) => selection.fixedItems.includes(id))
  return { selection: { ...selection, fixedItems: chosen, custom }, lines, totals }
}

/** A selection for each reason for which it can't be ordered, within the limits of `setCloseLimits`. */
export const refusedSelections: Readonly<Record<OrderRefusal, Selection>> = {
  nothingSelected: nothing,
  tooSmall: only(first),
  tooLarge: { ...everything, custom: nothing.custom },
  tooManyLines: everything,
}

/** A saved quote with two fixed-price offers, which can be ordered whatever the smallest order is, and one with the second of them alone. */
export const savedSelection = only(first, second)
export const savedQuote = priceSelection(savedSelection)
export const partOfSavedQuote = priceSelection(only(second))

const anyQuantities = fc
  .tuple(
    ...resources.map(({ id, max, step }) =>
      fc.integer({ min: 0, max: max / step }).map((steps): [string, number] => [id, steps * step]),
    ),
  )
  .map((entries) => new Map(entries))
  .map((quantities) => mapResources(({ id }) => quantities.get(id) ?? 0))

const anyCustomService = fc.record({
  selected: fc.boolean(),
  name: anyTyped(customNameMaxLength + 10),
  price: fc.option(fc.integer(customPriceBounds).map(cents)),
})

/** Any selection that a visitor can make in the quote builder. */
export const anySelection: fc.Arbitrary<Selection> = fc.record({
  fixedItems: fc.subarray(fixedItemIds),
  quantities: anyQuantities,
  custom: anyCustomService,
})

/** Any selection that can be ordered. */
export const anyOrder = anySelection.filter((it) => orderRefusal(priceSelection(it)) === null)
