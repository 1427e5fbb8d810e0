import { fixedItems, resources } from '#shared/catalogue.ts'
import type { Choices } from '#shared/quote.ts'
import { nextLife } from '#web/quote/life/next-life.ts'
import {
  currentChoices,
  initialLife,
  type Effect,
  type QuoteEvent,
} from '#web/quote/life/quote-life.ts'
import { customer } from './checkout-request.ts'
import { atTodaysPrices, everything, nothing, savedQuote, savedSelection } from './selections.ts'

export const [cabling, firewall, domain] = fixedItems
const [firstLine, lastLine] = savedQuote.lines
if (!firstLine || !lastLine) throw new Error('A line is missing')
export const [line, last] = [firstLine, lastLine] as const

export const chosen = atTodaysPrices(savedSelection)
export const full = atTodaysPrices(everything)

export const toggled = (offer: { readonly id: (typeof fixedItems)[number]['id'] }) =>
  ({ type: 'quote/offerToggled', payload: offer.id }) as const
export const resized = (quantity: number) =>
  ({ type: 'quote/quantityChanged', payload: { resource: resources[0], quantity } }) as const
/** Nothing that the browser keeps. */
export const nothingKept = { draft: null, lastQuote: null }
export const replaced = (choices: Choices, text = 'Done.', isOwn = true) =>
  ({ type: 'quote/packageReplaced', payload: { ...nothingKept, choices, text, isOwn } }) as const
export const emptied = replaced(atTodaysPrices(nothing))
export const customChanged = (payload: object) =>
  ({ type: 'quote/customServiceChanged', payload }) as const
export const removed = (payload: typeof line) => ({ type: 'quote/lineRemoved', payload }) as const
export const undone = { type: 'quote/stepUndone', payload: undefined } as const
export const restored = {
  type: 'quote/lastQuoteRestored',
  payload: { ...nothingKept, text: 'Done.' },
} as const
export const opened = {
  type: 'quote/builderOpened',
  payload: { ...nothingKept, isDraftLost: false, isBrought: false },
} as const
/** On 27 November 2026, for thirty days. */
export const proceeded = {
  type: 'quote/proceedPressed',
  payload: { ...nothingKept, day: '2026-11-27' },
} as const
export const made = { ...chosen, lastDay: '2026-12-27' }
export const checkoutOpened = {
  type: 'quote/checkoutOpened',
  payload: { isCleared: false, retried: null },
} as const
export const payPressed = { type: 'quote/payPressed', payload: customer } as const
export const leftPage = (payload: 'builder' | 'checkout') =>
  ({ type: 'quote/pageLeft', payload }) as const
export const elsewhere = (saved: Choices | null, wasOrderedHere = false, isComplete = true) => {
  const payload = { saved, lastQuote: null, isComplete, wasOrderedHere }
  return { type: 'quote/savedElsewhere', payload } as const
}

/** The life after these events, all that they ask for, and the titles of all notifications, a line for each. */
export function liveOn(start = initialLife, ...events: readonly QuoteEvent[]) {
  let life = start
  const effects: Effect[] = []
  for (const event of events) {
    const [next, ...asked] = nextLife(life, event)
    life = next
    effects.push(...asked)
  }
  const notices = effects.flatMap((effect) => (effect.type === 'do/notify' ? effect.notice : []))
  const told = notices.map(({ title }) => title).join('\n')
  const asked = effects.filter(({ type }) => type !== 'do/notify')
  return { ...life, ...currentChoices(life), asked, told }
}

/** The same in a tab where the builder has opened with nothing kept. */
export const live = (...events: readonly QuoteEvent[]) =>
  liveOn(nextLife(initialLife, opened)[0], ...events)
