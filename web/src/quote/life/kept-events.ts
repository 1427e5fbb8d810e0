import { quoteNumber } from '#shared/quote-number.ts'
import { isOrderOf, isOrderOfTab, readOrder, readUnpaidPackage } from '#web/quote/keep/order.ts'
import { findPayment, hasReturned } from '#web/quote/keep/payments.ts'
import { hasDraft, hasLastQuote, readDraft } from '#web/quote/keep/quote-draft.ts'
import { readSavedQuote } from '#web/quote/keep/saved-items.ts'
import { noChoices, quoteOf } from '#web/quote/model/selection.ts'
import type { OpenedPage, QuoteEvent, QuoteLife } from './quote-life.ts'

// Events that come with what the browser has kept.

/** What a page knows of the saved quote when it is loaded. */
export function savedLife(): Pick<QuoteLife, 'saved' | 'untold'> {
  const { saved, isComplete, hasRisen = false } = readSavedQuote()
  return {
    saved,
    untold: [...(isComplete ? [] : ['damaged' as const]), ...(hasRisen ? ['risen' as const] : [])],
  }
}

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
  const draft = readDraft()
  switch (page) {
    case 'builder':
      return {
        type: 'quote/builderOpened',
        payload: { draft, isDraftLost: draft === null && hasDraft(), isBrought },
      }
    case 'checkout':
      return {
        type: 'quote/checkoutOpened',
        payload: {
          draft,
          hasLastQuote: hasLastQuote(),
          retried: reference === undefined ? null : readUnpaidPackage(reference),
        },
      }
    case 'receipt':
    default: {
      const order = readOrder(reference)
      const payload = {
        draft,
        isOpenedAgain: reference !== undefined && hasReturned(reference),
        isAnotherSaved: order ? !isOrderOf(order, savedIn(life)) : isOfAnother(reference, life),
      }
      return { type: 'quote/receiptOpened', payload }
    }
  }
}

/** Another page has saved or cleared a quote. */
export function savedElsewhere(life: QuoteLife): QuoteEvent {
  const wasOrderedHere = isOrderOfTab(savedIn(life))
  const payload = { ...readSavedQuote(), wasOrderedHere }
  return { type: 'quote/savedElsewhere', payload }
}

/** Of another tab's order only the number is known. */
function isOfAnother(reference: string | undefined, life: QuoteLife): boolean {
  const number = findPayment(reference)?.number
  return number !== undefined && number !== quoteNumber(quoteOf(savedIn(life)))
}

const savedIn = ({ saved }: QuoteLife) => saved ?? noChoices
