import { quoteNumber } from '#shared/quote-number.ts'
import {
  hasPaidOrder,
  isOrderOf,
  isOrderOfTab,
  readOrder,
  readUnpaidPackage,
} from '#web/quote/keep/order.ts'
import { findPayment, hasReturned } from '#web/quote/keep/payments.ts'
import { hasDraft, readDraft, readLastQuote } from '#web/quote/keep/quote-draft.ts'
import { readSavedQuote } from '#web/quote/keep/saved-items.ts'
import type { Choices } from '#shared/quote.ts'
import { isMade, noChoices, quoteOf } from '#web/quote/model/selection.ts'
import type { Kept, OpenedPage, QuoteEvent, QuoteLife } from './quote-life.ts'

// Events that come with what the browser has kept.

/** What a page knows of the saved quote when it is loaded. */
export function savedLife(): Pick<QuoteLife, 'saved' | 'untold'> {
  const { saved, isComplete, hasRisen = false } = readSavedQuote()
  return {
    saved,
    untold: [...(isComplete ? [] : ['damaged' as const]), ...(hasRisen ? ['risen' as const] : [])],
  }
}

export const keptQuotes = (): Kept => ({ draft: readDraft(), lastQuote: readLastQuote() })

/** The last package that the visitor made; null if there is none. */
export function ownPackage(): Choices | null {
  const { draft, lastQuote } = keptQuotes()
  return draft?.isOwn && isMade(draft) ? draft : lastQuote
}

/** Other choices take the place of all: an example's, or a link's, which aren't the visitor's own yet. */
export const packageReplaced = (choices: Choices, text: string, isOwn = false): QuoteEvent => ({
  type: 'quote/packageReplaced',
  payload: { ...keptQuotes(), choices, text, isOwn },
})

/** What the address of a page says. */
export type Addressed = {
  /** Of the order to which the provider returned, or that the buyer tries again. */
  readonly reference?: string | undefined
  /** Whether it names what the builder begins from. */
  readonly isBrought?: boolean | undefined
}

export function pageOpened(
  page: OpenedPage,
  life: QuoteLife,
  { reference, isBrought = false }: Addressed = {},
): QuoteEvent {
  const kept = keptQuotes()
  const { draft, lastQuote } = kept
  switch (page) {
    case 'builder':
      return {
        type: 'quote/builderOpened',
        payload: { ...kept, isDraftLost: draft === null && hasDraft(), isBrought },
      }
    case 'checkout':
      return {
        type: 'quote/checkoutOpened',
        payload: {
          isCleared: draft === null && hasPaidOrder(),
          retried: reference === undefined ? null : readUnpaidPackage(reference),
        },
      }
    case 'receipt':
    default: {
      const order = readOrder(reference)
      // Of another tab's order only the number is known.
      const number = findPayment(reference)?.number
      const isOrdered = (choices: Choices) =>
        order ? isOrderOf(order, choices) : number === quoteNumber(quoteOf(choices))
      const isOfBrowser = order !== null || number !== undefined
      const isKnown = reference !== undefined && isOfBrowser
      const payload = {
        ...kept,
        isOpenedAgain: hasReturned(reference),
        isKnown,
        isAnotherSaved: isOfBrowser && !isOrdered(savedIn(life)),
        isLastQuotePaid: isKnown && lastQuote !== null && isOrdered(lastQuote),
      }
      return { type: 'quote/receiptOpened', payload }
    }
  }
}

/** Another page has saved or cleared a quote. */
export function savedElsewhere(life: QuoteLife): QuoteEvent {
  const wasOrderedHere = isOrderOfTab(savedIn(life))
  const payload = { ...readSavedQuote(), lastQuote: readLastQuote(), wasOrderedHere }
  return { type: 'quote/savedElsewhere', payload }
}

const savedIn = ({ saved }: QuoteLife) => saved ?? noChoices
