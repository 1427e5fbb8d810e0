import * as fc from 'fast-check'
import {
  customNameMaxLength,
  customPriceBounds,
  fixedItemIds,
  resources,
} from '#shared/catalogue.ts'
import { cents, dollars } from '#shared/money.ts'
import { quantitiesOf, type Selection } from '#shared/pricing.ts'
import { anyTyped } from './typed-text.ts'

const anyQuantities = fc
  .tuple(
    ...resources.map(({ min, max, step }) =>
      fc.integer({ min: 0, max: (max - min) / step }).map((steps) => min + steps * step),
    ),
  )
  .map((quantities) => quantitiesOf((resource) => quantities[resources.indexOf(resource)] ?? 0))

const anyCustomService = fc.record({
  selected: fc.boolean(),
  name: anyTyped(customNameMaxLength + 10),
  price: fc.option(fc.integer(customPriceBounds).map(cents)),
})

/** Any selection that a visitor of the quote builder can make. */
export const anySelection: fc.Arbitrary<Selection> = fc.record({
  fixedItems: fc.subarray([...fixedItemIds]),
  quantities: anyQuantities,
  custom: anyCustomService,
})

/** The largest quote: every offer, every slider at its end, the dearest custom service. */
export const everything: Selection = {
  fixedItems: fixedItemIds,
  quantities: quantitiesOf((resource) => resource.max),
  custom: { selected: true, name: 'Rooftop antenna', price: dollars(2500) },
}
