import * as fc from 'fast-check'
import {
  customNameMaxLength,
  customPriceBounds,
  fixedItemIds,
  fixedItems,
  resources,
} from '#shared/catalogue.ts'
import { cents } from '#shared/money.ts'
import { linesOf, quantitiesOf, type Selection } from '#shared/pricing.ts'
import { anyTyped } from './typed-text.ts'

/** A custom service that is selected and complete. */
export const customService: Selection['custom'] = {
  selected: true,
  name: 'Rooftop antenna',
  price: customPriceBounds.max,
}

export const nothing: Selection = {
  fixedItems: [],
  quantities: quantitiesOf(() => 0),
  custom: { selected: false, name: '', price: null },
}

/** The largest quote: every offer, every slider at its maximum, the most expensive custom service. */
export const everything: Selection = {
  fixedItems: fixedItemIds,
  quantities: quantitiesOf((resource) => resource.max),
  custom: customService,
}

const [first, second] = fixedItems

/** A saved quote of two fixed-price offers. */
export const savedLines = linesOf({ ...nothing, fixedItems: [first.id, second.id] })

const anyQuantities = fc
  .tuple(
    ...resources.map(({ id, min, max, step }) =>
      fc
        .integer({ min: 0, max: (max - min) / step })
        .map((steps): [string, number] => [id, min + steps * step]),
    ),
  )
  .map((entries) => new Map(entries))
  .map((quantities) => quantitiesOf(({ id }) => quantities.get(id) ?? 0))

const anyCustomService = fc.record({
  selected: fc.boolean(),
  name: anyTyped(customNameMaxLength + 10),
  price: fc.option(fc.integer(customPriceBounds).map(cents)),
})

/** Any selection that a visitor of the quote builder can make. */
export const anySelection: fc.Arbitrary<Selection> = fc.record({
  fixedItems: fc.subarray(fixedItemIds),
  quantities: anyQuantities,
  custom: anyCustomService,
})
