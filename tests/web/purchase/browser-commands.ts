import * as fc from 'fast-check'
import { fixedItems } from '#shared/catalogue.ts'
import { cents, fromCents, times, type Cents } from '#shared/money.ts'
import { offerLine } from '#shared/pricing.ts'
import { priceSelection, toSelection } from '#shared/quote.ts'
import { paths } from '#web/content/paths.ts'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { quoteLink } from '#web/quote/link/quote-link.ts'
import { hasUnsavedChoices } from '#web/quote/model/selection.ts'
import { anySelection } from '#tests/support/selections.ts'
import { command } from './command.ts'
import type { Model } from './model.ts'
import { changing, leaving, prices } from './prices.ts'

const isOpen = (model: Readonly<Model>) => model.tab.session === null

const { customQuote, checkout, paymentSuccess, paymentFailed } = paths

const load = fc
  .constantFrom(null, customQuote, checkout, paymentSuccess, paymentFailed)
  .map((path) =>
    command(path === null ? 'reload' : `load ${path}`, isOpen, async (model, site) => {
      const address = path ?? model.tab.path ?? ''
      model.load(address)
      await site.load(address)
    }),
  )

const follow = fc.constantFrom(customQuote, checkout).map((path) =>
  command(
    `follow a link to ${path}`,
    (model) => isOpen(model) && model.tab.path !== path,
    async (model, site) => {
      model.open(path)
      await site.follow(path)
    },
  ),
)

const switchTab = fc.constant(
  command(
    'switch to the other tab',
    () => true,
    async (model, site) => {
      model.tab = model.other
      site.switchTab()
      if (model.tab.path !== null) return
      model.load(customQuote)
      await site.load(customQuote)
    },
  ),
)

const storage = fc.constantFrom('works', 'full', 'blocked').map((mode) =>
  command(
    `storage is now: ${mode}`,
    (model) => model.storage !== mode,
    async (model, site) => {
      model.storage = mode
      site.setStorage(mode)
    },
  ),
)

const [first, second] = fixedItems
const item = { description: '', icon: '', selected: true }
const stale = { ...item, id: first.id, name: first.name, price: fromCents(cents(first.price + 1)) }
const sold = { ...item, id: second.id, name: second.name, price: fromCents(second.price) }
const line = offerLine(second)

/** What somebody else, such as another version of the site, may save, and what of it is on sale. */
const edits = [
  { words: 'another quote', saved: [sold], lines: [line] },
  { words: 'a price that is a cent too high', saved: [stale, sold], lines: [line] },
  { words: 'nothing but a price that is a cent too high', saved: [stale], lines: [] },
  { words: 'no list', saved: { 0: sold }, lines: [] },
  { words: 'nothing', saved: null, lines: [] },
]

const edit = fc
  .tuple(fc.constantFrom(...edits), fc.boolean())
  .map(([{ words, saved, lines }, isHeard]) =>
    command(
      `somebody else saves ${words}${isHeard ? '' : ' unheard'}`,
      (model) => model.storage === 'works',
      async (model, site) => {
        const text = saved && JSON.stringify(saved)
        model.edit(text === null ? null : { text, lines }, isHeard)
        await site.edit(text, isHeard)
      },
    ),
  )

/** What a link carries of any choices. */
const linked = anySelection.map((all) => toSelection(priceSelection(all).lines))

const openLink = fc.tuple(linked, fc.boolean()).map(([selection, isWanted]) =>
  command(
    `open a link with ${priceSelection(selection).lines.length} lines and ${isWanted ? 'take' : 'decline'} it if asked`,
    (model) =>
      isOpen(model) &&
      priceSelection(selection).lines.length > 0 &&
      selection.fixedItems.every(prices.isOffered),
    async (model, site) => {
      model.load(customQuote)
      await site.load(quoteLink(priceSelection(selection), ''))
      const { replace, keep, open, dismiss } = sharedQuote.review
      const replaces = hasUnsavedChoices(model.choices, selection)
      const isAsked = replaces || selection.custom.selected
      const [yes, no] = replaces ? [replace, keep] : [open, dismiss]
      if (isAsked) await site.decide(isWanted ? yes : no)
      if (isWanted || !isAsked) model.choose(selection)
    },
  ),
)

const wait = (days: number, isPossible: (model: Readonly<Model>) => boolean = () => true) =>
  command(`${days} days pass`, isPossible, async () => {
    prices.pass(days)
  })

const waitForDays = fc.integer({ min: 1, max: 10 }).map((days) => wait(days))

/** Waits at the checkout until former prices no longer hold. */
const waitTooLong = fc
  .integer({ min: 25, max: 40 })
  .map((days) =>
    wait(days, (model) => model.isOn(checkout) && model.tab.quote?.keptPrices !== undefined),
  )

/** In cents: few, so that they also come back. */
const anyPrice = fc.constantFrom(...[100_000, 150_000, 200_000].map(cents))

/** A deployment: what is open is loaded again. Only a page of one version has one catalogue. */
const deploy = (days: number, amounts: readonly Cents[], isOffered: boolean) =>
  command(
    `${days} days later ${changing.map(({ name }) => name).join(', ')} cost ${amounts.join(', ')}, and ${leaving?.name} is ${isOffered ? 'offered' : 'not offered'}`,
    () => true,
    async (model, site) => {
      prices.pass(days)
      prices.change(amounts, isOffered)
      model.deploy()
      await site.reloadAll()
    },
  )

const changePrices = fc
  .tuple(fc.integer({ min: 1, max: 10 }), fc.boolean(), ...changing.map(() => anyPrice))
  .map(([days, isOffered, ...amounts]) => deploy(days, amounts, isOffered))

export const raisePrices = deploy(
  1,
  changing.map(({ price }) => times(price, 2)),
  false,
)

export const browserCommands = [
  { arbitrary: waitForDays, weight: 1 },
  { arbitrary: waitTooLong, weight: 10 },
  { arbitrary: changePrices, weight: 3 },
  { arbitrary: load, weight: 4 },
  { arbitrary: follow, weight: 5 },
  { arbitrary: switchTab, weight: 3 },
  { arbitrary: storage, weight: 1 },
  { arbitrary: edit, weight: 2 },
  { arbitrary: openLink, weight: 2 },
]
