import * as fc from 'fast-check'
import { cents, times, type Cents } from '#shared/money.ts'
import { paths } from '#web/content/paths.ts'
import { command } from './command.ts'
import type { Model } from './model.ts'
import { changing, prices } from './prices.ts'

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

const switchTab = command(
  'switch to the other tab',
  () => true,
  async (model, site) => {
    model.tab = model.other
    site.switchTab()
    if (model.tab.path !== null) return
    model.load(customQuote)
    await site.load(customQuote)
  },
)

const fillStorage = fc.boolean().map((isFull) =>
  command(
    `storage ${isFull ? 'is full' : 'has room'}`,
    (model) => model.isStorageFull !== isFull,
    async (model, site) => {
      model.isStorageFull = isFull
      site.setStorageFull(isFull)
    },
  ),
)

// A month and more ends drafts and promised prices.
const wait = fc.constantFrom(1, 5, 10, 32).map((days) =>
  command(
    `${days} days pass`,
    () => true,
    async () => {
      prices.pass(days)
    },
  ),
)

/** In cents: few, so that they also come back. */
const anyPrice = fc.constantFrom(...[100_000, 150_000, 200_000].map(cents))

/** A deployment, after which each open page is loaded again: pages of one version share one catalogue. */
const deploy = (days: number, amounts: readonly Cents[], isOffered: boolean) =>
  command(
    `${days} days later two offers cost ${amounts.join(' and ')} cents, and a third is ${isOffered ? 'on sale' : 'gone'}`,
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
  { arbitrary: wait, weight: 2 },
  { arbitrary: changePrices, weight: 3 },
  { arbitrary: load, weight: 4 },
  { arbitrary: follow, weight: 5 },
  { arbitrary: fc.constant(switchTab), weight: 3 },
  { arbitrary: fillStorage, weight: 1 },
]
