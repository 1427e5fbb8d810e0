import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { SavedQuote } from './saved-quote.ts'

/** What the quote builder hands over to the checkout, kept in the browser's storage between visits. */
const initialState: SavedQuote = { items: [], isDamaged: false }

const quoteItemsSlice = createSlice({
  name: 'quoteItems',
  initialState,
  reducers: {
    quoteSaved: (_state, { payload }: PayloadAction<SavedQuote['items']>) => ({
      items: payload,
      isDamaged: false,
    }),
    quoteCleared: () => initialState,
    quoteChangedElsewhere: (_state, { payload }: PayloadAction<SavedQuote>) => payload,
    damageShown: (state) => ({ ...state, isDamaged: false }),
  },
  selectors: {
    selectQuoteItems: (state) => state.items,
    selectIsQuoteDamaged: (state) => state.isDamaged,
  },
})

export const quoteItemsReducer = quoteItemsSlice.reducer
export const { quoteSaved, quoteCleared, quoteChangedElsewhere, damageShown } =
  quoteItemsSlice.actions
export const { selectQuoteItems, selectIsQuoteDamaged } = quoteItemsSlice.selectors
