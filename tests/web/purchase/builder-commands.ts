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
import { isSameQuote, isCustomUnfinished } from '#web/quote/model/selection.ts'
import { command } from './command.ts'
import type { Model } from './model.ts'
import { changing, leaving, prices } from './prices.ts'
import type { Site } from './site.ts'

const { custom, summary, restore } = quoteBuilder

const step = (
  words: string,
  run: (model: Model, site: Site) => Promise<void>,
  isPossible: (model: Readonly<Model>) => boolean = () => true,
) => command(words, (model) => model.isOn(paths.customQuote) && isPossible(model), run)

const toggle = ({ id, name }: FixedItem) =>
  step(
    `toggle ${name}`,
    async (model, site) => {
      const { fixedItems: chosen } = model.choices
      const others = chosen.filter((each) => each !== id)
      model.choose({ ...model.choices, fixedItems: chosen.includes(id) ? others : [...chosen, id] })
      await site.tick(name)
    },
    () => prices.isOffered(id),
  )

const leavingOffers = leaving ? [leaving] : []

const toggleOffer = fc.constantFrom(...fixedItems, ...changing, ...leavingOffers).map(toggle)

const moveSlider = fc
  .tuple(fc.constantFrom(...resources), fc.nat(10))
  .map(([{ id, label, max, step: apart }, tenths]) => {
    const quantity = apart * Math.round(((max / apart) * tenths) / 10)
    return step(
      `set ${label} to ${quantity}`,
      async (model, site) => {
        model.choose(withQuantity(model.choices, id, quantity))
        await site.slide(label, quantity)
      },
      (model) => model.choices.quantities[id] !== quantity,
    )
  })

const toggleCustom = fc.constant(
  step('toggle the custom service', async (model, site) => {
    const { choices } = model
    const { custom: before } = choices
    model.choose({ ...choices, custom: { ...before, selected: !before.selected } })
    await site.tick(custom.checkbox)
  }),
)

const describeCustom = fc
  .tuple(
    fc.constantFrom('Rack relocation', 'Zoë’s façade', fixedItems[0].name.toLowerCase(), ''),
    fc.oneof(fc.integer(bounds).map(cents), fc.constantFrom(bounds.min, bounds.max, null)),
  )
  .map(([name, price]) => {
    const text = price === null ? '' : String(fromCents(price))
    return step(`describe the custom service as “${name}” at “${text}”`, async (model, site) => {
      // Ticked twice where it is on, so that this is a change even if all else is as before.
      const ticks = model.choices.custom.selected ? [1, 2] : [1]
      model.choose({ ...model.choices, custom: { selected: true, name, price } })
      for (const _ of ticks) await site.tick(custom.checkbox)
      await site.type(custom.name, name)
      await site.type(custom.price, text)
    })
  })

const restoreLast = fc.constant(
  step(
    'restore the last quote',
    async (model, site) => {
      const { offered } = model.tab
      if (offered) model.reopened(offered)
      model.choose(model.choices)
      model.tab.offered = null
      await site.press(restore.button)
    },
    ({ tab }) => tab.offered !== null && isSameQuote(tab.quote, null),
  ),
)

const proceedNow = step('proceed', async (model, site) => {
  const canProceed = priceSelection(model.choices).lines.length > 0
  await site.press(summary.proceed)
  // The first press may say what an unfinished custom service lacks.
  const isWarned = isCustomUnfinished(model.choices) && site.path() === paths.customQuote
  if (canProceed && isWarned) await site.press(summary.proceed)
  if (canProceed) model.proceed()
})
const proceed = fc.constant(proceedNow)

/** A quote of what is about to cost more, or to leave the catalogue. */
export const buildQuote = [...[...changing, ...leavingOffers].map(toggle), proceedNow]

export const builderCommands = [
  { arbitrary: toggleOffer, weight: 4 },
  { arbitrary: moveSlider, weight: 3 },
  { arbitrary: toggleCustom, weight: 1 },
  { arbitrary: describeCustom, weight: 7 },
  { arbitrary: restoreLast, weight: 3 },
  { arbitrary: proceed, weight: 8 },
]
