import * as fc from 'fast-check'
import { expect } from 'vitest'
import { customPriceBounds as bounds, fixedItems, resources } from '#shared/catalogue.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { readDraft } from '#web/quote/keep/quote-draft.ts'
import { readSavedQuote } from '#web/quote/keep/saved-items.ts'
import { pageDay } from '#web/quote/model/valid-until.ts'
import { keptQuotes, packageReplaced } from '#web/quote/life/kept-events.ts'
import { currentChoices } from '#web/quote/life/quote-life.ts'
import type { QuoteEvent } from '#web/quote/life/quote-life.ts'
import { selectOrder, selectQuote } from '#web/quote/life/selectors.ts'
import { isMade, noChoices } from '#web/quote/model/selection.ts'
import { ordered } from '#tests/support/selections.ts'
import { customChanged, removed, toggled, undone } from '#tests/support/quote-events.ts'
import type { Browser } from './browser.ts'
import type { Tab } from './tab.ts'

/** A step of a buyer, or of the world around. Where it isn't possible, nothing happens. */
export type Step = {
  readonly [fc.toStringMethod]: () => string
  readonly isPossible: (browser: Browser) => boolean
  /** Takes the step, and says what must hold after it. */
  readonly take: (browser: Browser) => void | Promise<void>
}

export const step = (words: string, isPossible: Step['isPossible'], take: Step['take']): Step => ({
  [fc.toStringMethod]: () => words,
  isPossible,
  take,
})

const quoteIn = ({ life }: Tab) => selectQuote({ quote: life })

/** The visitor has made a package, or has taken one's last line away. */
function noteOwn(browser: Browser): void {
  const choices = currentChoices(browser.tab.life)
  const isOwn = isMade(choices) && quoteIn(browser.tab).lines.length > 0
  browser.own = isOwn ? { choices, madeAt: Date.now() } : null
}

const inBuilder = ({ tab }: Browser) => tab.page === 'builder' && !tab.session

/** A change by the visitor in the builder. It is in the draft at once. */
const change = (words: string, event: (tab: Tab) => QuoteEvent | undefined): Step =>
  step(
    words,
    (browser) => inBuilder(browser) && event(browser.tab) !== undefined,
    (browser) => {
      const { tab } = browser
      const told = event(tab)
      if (told) tab.dispatch(told)
      if (told?.type !== 'quote/packageReplaced') noteOwn(browser)
      expect(ordered(readDraft())).toEqual(ordered(currentChoices(tab.life)))
    },
  )

export const changes: fc.Arbitrary<Step>[] = [
  fc.constantFrom(...fixedItems).map((offer) => change(`toggle ${offer.id}`, () => toggled(offer))),
  fc
    .tuple(fc.constantFrom(...resources), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([resource, part]) => {
      const payload = { resource, quantity: part * resource.max }
      return change(`slide ${resource.id}`, () => ({ type: 'quote/quantityChanged', payload }))
    }),
  fc
    .record(
      {
        selected: fc.boolean(),
        name: fc.constantFrom('', 'Rooftop antenna'),
        price: fc.constantFrom(null, bounds.min, bounds.max),
      },
      { requiredKeys: [] },
    )
    .map((payload) => change('change the custom service', () => customChanged(payload))),
  fc
    .constantFrom(...quotePresets, { name: 'nothing', ...noChoices })
    .map(({ name, selection }) =>
      change(`choose ${name}`, () => packageReplaced({ selection, held: {} }, name)),
    ),
  fc.constantFrom(
    change('remove a line', (tab) => quoteIn(tab).lines.slice(0, 1).map(removed)[0]),
    change('undo', ({ life: { lastStep } }) =>
      lastStep && 'removed' in lastStep ? undone : undefined,
    ),
    change('restore the last quote', ({ life }) => {
      const payload = { ...keptQuotes(), text: 'restored' }
      return life.lastQuote ? { type: 'quote/lastQuoteRestored', payload } : undefined
    }),
  ),
]

function pressProceed({ tab }: Browser): void {
  const { lines, totals } = quoteIn(tab)
  const quote = currentChoices(tab.life)
  tab.dispatch({ type: 'quote/proceedPressed', payload: { ...keptQuotes(), day: pageDay() } })
  if (tab.page !== 'checkout') return
  // What is shown next, and what any page reads from now on.
  expect(selectOrder({ quote: tab.life })).toMatchObject({ lines, totals })
  expect(ordered(readSavedQuote().saved)).toEqual(ordered(quote))
}

export const proceed = step('press Proceed', inBuilder, pressProceed)
