import { fixedItems } from '#shared/catalogue.ts'
import type { Choices } from '#shared/quote.ts'
import { nextLife } from '#web/quote/life/next-life.ts'
import {
  currentChoices,
  initialLife,
  type Effect,
  type QuoteEvent,
} from '#web/quote/life/quote-life.ts'
import { customer } from './checkout-request.ts'
import { atTodaysPrices, everything, savedQuote, savedSelection } from './selections.ts'

export const [, second, third] = fixedItems
const [firstLine, lastLine] = savedQuote.lines
if (!firstLine || !lastLine) throw new Error('A line is missing')
export const [line, last] = [firstLine, lastLine] as const

export const chosen = atTodaysPrices(savedSelection)
export const full = atTodaysPrices(everything)

export const toggled = (offer: { readonly id: (typeof fixedItems)[number]['id'] }) =>
  ({ type: 'quote/offerToggled', payload: offer.id }) as const
export const replaced = (choices: Choices, text = 'An example') =>
  ({ type: 'quote/packageReplaced', payload: { choices, text } }) as const
export const customChanged = (payload: object) =>
  ({ type: 'quote/customServiceChanged', payload }) as const
export const removed = (payload: typeof line) => ({ type: 'quote/lineRemoved', payload }) as const
export const opened = {
  type: 'quote/builderOpened',
  payload: { draft: null, isBrought: false },
} as const
export const proceeded = { type: 'quote/proceedPressed', payload: undefined } as const
export const checkoutOpened = {
  type: 'quote/checkoutOpened',
  payload: { draft: null, hasLastQuote: false, retried: null },
} as const
export const payPressed = { type: 'quote/payPressed', payload: customer } as const
export const elsewhere = (saved: Choices | null, wasOrderedHere = false) =>
  ({ type: 'quote/savedElsewhere', payload: { saved, isComplete: true, wasOrderedHere } }) as const

/** The life after these events, in a tab where the builder has opened with nothing kept, and all that they ask for. */
export function live(...events: readonly QuoteEvent[]) {
  let life = nextLife(initialLife, opened)[0]
  const effects: Effect[] = []
  for (const event of events) {
    const [next, ...asked] = nextLife(life, event)
    life = next
    effects.push(...asked)
  }
  const told = effects.flatMap((effect) => (effect.type === 'do/tell' ? effect.notice : []))
  return { ...life, ...currentChoices(life), effects, told }
}
