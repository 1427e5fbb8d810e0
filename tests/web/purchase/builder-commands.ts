import * as fc from 'fast-check'
import { customPriceBounds as bounds, fixedItems, resources } from '#shared/catalogue.ts'
import { cents, fromCents } from '#shared/money.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { command } from './command.ts'
import type { Model } from './model.ts'
import { changing } from './prices.ts'
import { choicesOf, isUnfinished, priceSelection, nothing } from './quote.ts'
import type { Site } from './site.ts'

const { custom, start, summary, restore } = quoteBuilder

const step = (
  words: string,
  run: (model: Model, site: Site) => Promise<void>,
  isPossible: (model: Readonly<Model>) => boolean = () => true,
) => command(words, (model) => model.isOn(paths.customQuote) && isPossible(model), run)

const toggle = (name: string) =>
  step(`toggle ${name}`, async (model, site) => {
    const { offers } = model.choices
    const others = offers.filter((offer) => offer !== name)
    const isChosen = offers.includes(name)
    model.choose({ ...model.choices, offers: isChosen ? others : [...others, name] })
    await site.tick(name)
  })

const toggleOffer = fc.constantFrom(...fixedItems, ...changing).map(({ name }) => toggle(name))

const moveSlider = fc
  .tuple(fc.constantFrom(...resources), fc.nat(10))
  .map(([{ name, label, max, step: apart }, tenths]) => {
    const quantity = apart * Math.round(((max / apart) * tenths) / 10)
    return step(
      `set ${label} to ${quantity}`,
      async (model, site) => {
        const { quantities } = model.choices
        model.choose({ ...model.choices, quantities: new Map(quantities).set(name, quantity) })
        await site.slide(label, quantity)
      },
      (model) => model.choices.quantities.get(name) !== quantity,
    )
  })

const toggleCustom = fc.constant(
  step('toggle the custom service', async (model, site) => {
    const { choices } = model
    model.choose({ ...choices, custom: { ...choices.custom, isOn: !choices.custom.isOn } })
    await site.tick(custom.checkbox)
  }),
)

const describeCustom = fc
  .tuple(
    fc.constantFrom('Rack relocation', 'Zoë’s façade', fixedItems[0].name.toLowerCase(), ''),
    fc.oneof(fc.integer(bounds), fc.constantFrom(bounds.min, bounds.max, null)),
  )
  .map(([name, price]) => {
    const text = price === null ? '' : String(fromCents(cents(price)))
    return step(`describe the custom service as “${name}” at “${text}”`, async (model, site) => {
      // Ticked twice where it is on, so that this is a change even if all else is as before.
      const ticks = model.choices.custom.isOn ? [1, 2] : [1]
      model.choose({ ...model.choices, custom: { isOn: true, name, price } })
      for (const _ of ticks) await site.tick(custom.checkbox)
      await site.type(custom.name, name)
      await site.type(custom.price, text)
    })
  })

const removeLine = fc.nat(5).map((index) =>
  step(
    `remove line ${index + 1}`,
    async (model, site) => {
      const name = priceSelection(model.choices)[index]?.name
      const others = priceSelection(model.choices).filter((line) => line.name !== name)
      // A custom service keeps its name and price.
      const { custom: before } = model.choices
      const isRemoved = before.name === name
      model.choose({
        ...choicesOf(others),
        since: model.choices.since,
        custom: isRemoved ? { ...before, isOn: false } : before,
      })
      await site.press(summary.remove(name ?? ''))
    },
    (model) => index < priceSelection(model.choices).length,
  ),
)

const startEmpty = fc.constant(
  step('start empty', async (model, site) => {
    model.choose(nothing)
    await site.press(start.empty)
  }),
)

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
    ({ tab }) => tab.offered !== null && priceSelection(tab.quote ?? nothing).length === 0,
  ),
)

const proceedNow = step('proceed', async (model, site) => {
  const canProceed = priceSelection(model.choices).length > 0
  await site.press(summary.proceed)
  // The first press may say what an unfinished custom service lacks.
  const isWarned = isUnfinished(model.choices) && site.path() === paths.customQuote
  if (canProceed && isWarned) await site.press(summary.proceed)
  if (canProceed) model.proceed()
})
const proceed = fc.constant(proceedNow)

/** A quote of what is about to cost more. */
export const buildQuote = [...changing.map(({ name }) => toggle(name)), proceedNow]

export const builderCommands = [
  { arbitrary: toggleOffer, weight: 4 },
  { arbitrary: moveSlider, weight: 3 },
  { arbitrary: toggleCustom, weight: 1 },
  { arbitrary: describeCustom, weight: 7 },
  { arbitrary: removeLine, weight: 1 },
  { arbitrary: startEmpty, weight: 1 },
  { arbitrary: restoreLast, weight: 3 },
  { arbitrary: proceed, weight: 8 },
]
