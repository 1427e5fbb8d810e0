import * as fc from 'fast-check'
import {
  customPriceBounds as bounds,
  fixedItems,
  resources,
  type FixedItem,
} from '#shared/catalogue.ts'
import { cents, fromCents } from '#shared/money.ts'
import { priceSelection, withQuantity } from '#shared/quote.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { command } from './command.ts'
import type { Model } from './model.ts'
import { changing, leaving } from './prices.ts'
import type { Site } from './site.ts'

const { custom, summary } = quoteBuilder

const step = (
  words: string,
  isPossible: (model: Readonly<Model>) => boolean,
  run: (model: Model, site: Site) => Promise<void>,
) => command(words, (model) => model.isOn(paths.customQuote) && isPossible(model), run)

const toggle = (offer: FixedItem) =>
  step(
    `toggle ${offer.name}`,
    () => fixedItems.some(({ id }) => id === offer.id),
    async (model, site) => {
      const { id, name } = offer
      const { fixedItems: chosen } = model.choices
      const others = chosen.filter((each) => each !== id)
      model.choose({ ...model.choices, fixedItems: chosen.includes(id) ? others : [...chosen, id] })
      await site.tick(name)
    },
  )

const toggleOffer = fc.constantFrom(...fixedItems, ...changing, ...leaving).map(toggle)

const moveSlider = fc
  .tuple(fc.constantFrom(...resources), fc.nat(10))
  .map(([{ id, label, max, step: apart }, tenths]) => {
    const quantity = apart * Math.round(((max / apart) * tenths) / 10)
    return step(
      `set ${label} to ${quantity}`,
      (model) => model.choices.quantities[id] !== quantity,
      async (model, site) => {
        model.choose(withQuantity(model.choices, id, quantity))
        await site.slide(label, quantity)
      },
    )
  })

const describeCustom = fc
  .tuple(fc.constantFrom('Rack relocation', 'Zoë’s façade'), fc.integer(bounds).map(cents))
  .map(([name, price]) =>
    step(
      `choose a custom service “${name}” for ${price} cents`,
      (model) => !model.choices.custom.selected,
      async (model, site) => {
        model.choose({ ...model.choices, custom: { selected: true, name, price } })
        await site.tick(custom.checkbox)
        await site.type(custom.name, name)
        await site.type(custom.price, String(fromCents(price)))
      },
    ),
  )

const proceed = step(
  'proceed',
  (model) => priceSelection(model.choices).lines.length > 0,
  async (model, site) => {
    await site.press(summary.proceed)
    model.proceed()
  },
)

/** A quote of what is about to cost more, or to leave the catalogue. */
export const buildQuote = [...[...changing, ...leaving].map(toggle), proceed]

export const builderCommands = [
  { arbitrary: toggleOffer, weight: 4 },
  { arbitrary: moveSlider, weight: 3 },
  { arbitrary: describeCustom, weight: 3 },
  { arbitrary: fc.constant(proceed), weight: 8 },
]
