import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { parseSavedQuote, type SavedQuote } from './saved-quote.ts'

/** What the quote builder hands over to the checkout, kept in the browser's storage between visits. */
const initialState: SavedQuote = { items: [], isDamaged: false }

const quoteItemsSlice = createSlice({
  name: 'quoteItems',
  initialState,
  reducers: {
    // Read as it will be after a reload: what cannot be paid for is missed now, with a word, and not at the checkout.
    quoteSaved: (_state, { payload }: PayloadAction<SavedQuote['items']>) =>
      parseSavedQuote(payload),
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
