import { initialSelection } from '#shared/pricing.ts'
import type { AppDispatch, RootState } from '#web/state/root-reducer.ts'
import { selectQuoteItems } from '#web/state/quote-items-slice.ts'
import type { QuoteItem } from '#web/state/saved-quote.ts'
import { selectSelection, selectionReopened } from './quote-slice.ts'
import { selectionOfItems } from './selection-of-items.ts'

/** Opens saved items in the builder, in place of what is chosen there. */
export function itemsReopened(items: readonly QuoteItem[]) {
  return selectionReopened(selectionOfItems(items))
}

/** Opens the saved quote, unless nothing is saved or the visitor has already chosen something. */
export function reopenSavedQuote() {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const items = selectQuoteItems(getState())
    const isUntouched = selectSelection(getState()) === initialSelection
    if (isUntouched && items.length > 0) dispatch(itemsReopened(items))
  }
}
