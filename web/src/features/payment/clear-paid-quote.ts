import { keepLastQuote } from '#web/state/last-quote.ts'
import { quoteCleared, selectQuoteItems } from '#web/state/quote-items-slice.ts'
import type { AppDispatch, RootState } from '#web/state/root-reducer.ts'

/** Clears the saved quote, after keeping a copy for this tab: the page may have been opened by hand. */
export function clearPaidQuote() {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const items = selectQuoteItems(getState())
    if (items.length > 0) keepLastQuote(items)
    dispatch(quoteCleared())
  }
}
