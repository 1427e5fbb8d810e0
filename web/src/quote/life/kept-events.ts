import { isOrderOfTab, readOrder } from '#web/quote/keep/order.ts'
import { hasLastQuote, readDraft } from '#web/quote/keep/quote-draft.ts'
import { readSavedQuote } from '#web/quote/keep/saved-items.ts'
import { noChoices, quoteOf } from '#web/quote/model/selection.ts'
import type { OpenedPage, QuoteEvent, QuoteLife } from './quote-life.ts'

// Events that come with what the browser has kept.

/** What a page knows of the saved quote when it is loaded. */
export function savedLife(): Pick<QuoteLife, 'saved' | 'untold'> {
  const { saved, isComplete } = readSavedQuote()
  return { saved, untold: isComplete ? [] : ['damaged'] }
}

export function pageOpened(page: OpenedPage, life: QuoteLife): QuoteEvent {
  const draft = readDraft()
  switch (page) {
    case 'builder':
      return { type: 'quote/builderOpened', payload: { draft } }
    case 'checkout':
      return { type: 'quote/checkoutOpened', payload: { draft, hasLastQuote: hasLastQuote() } }
    case 'receipt':
    default: {
      const isOrdered = readOrder() !== null
      const isSavedOrdered = isOrdered && isSavedOrderOfTab(life)
      return { type: 'quote/receiptOpened', payload: { draft, isOrdered, isSavedOrdered } }
    }
  }
}

/** Another page has saved or cleared a quote. */
export function savedElsewhere(life: QuoteLife): QuoteEvent {
  const wasOrderedHere = isSavedOrderOfTab(life)
  const payload = { ...readSavedQuote(), draft: readDraft(), wasOrderedHere }
  return { type: 'quote/savedElsewhere', payload }
}

function isSavedOrderOfTab({ saved }: QuoteLife): boolean {
  return isOrderOfTab(quoteOf(saved ?? noChoices).lines)
}
