import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { parseSavedQuote, type SavedQuote } from './saved-quote.ts'

type QuoteItemsState = SavedQuote & {
  /** What another tab did to it, as long as the visitor has not been told. */
  readonly news?: 'changed' | 'cleared'
}

/** What the quote builder hands over to the checkout, kept in the browser's storage between visits. */
const initialState: QuoteItemsState = { items: [], isDamaged: false }

const quoteItemsSlice = createSlice({
  name: 'quoteItems',
  initialState,
  reducers: {
    // Read as it will be after a reload: what cannot be paid for is missed now, with a word, and not at the checkout.
    quoteSaved: (_state, { payload }: PayloadAction<SavedQuote['items']>) =>
      parseSavedQuote(payload),
    quoteCleared: () => initialState,
    quoteChangedElsewhere: (
      _state,
      { payload: { before, now } }: PayloadAction<{ before: SavedQuote['items']; now: SavedQuote }>,
    ): QuoteItemsState => {
      if (now.items.length > 0) return { ...now, news: 'changed' }
      return before.length > 0 ? { ...now, news: 'cleared' } : now
    },
    damageShown: (state) => ({ ...state, isDamaged: false }),
    newsTold: ({ items, isDamaged }): QuoteItemsState => ({ items, isDamaged }),
  },
  selectors: {
    selectQuoteItems: (state) => state.items,
    selectIsQuoteDamaged: (state) => state.isDamaged,
    selectQuoteNews: (state) => state.news,
  },
})

export const quoteItemsReducer = quoteItemsSlice.reducer
export const { quoteSaved, quoteCleared, quoteChangedElsewhere, damageShown, newsTold } =
  quoteItemsSlice.actions
export const { selectQuoteItems, selectIsQuoteDamaged, selectQuoteNews } = quoteItemsSlice.selectors
