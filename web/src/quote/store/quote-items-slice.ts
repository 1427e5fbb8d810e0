import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { SavedQuote } from './saved-quote.ts'

type Lines = SavedQuote['lines']

type QuoteItemsState = SavedQuote & {
  /** Whether this page saved or cleared the lines. Only then are they written to storage. */
  readonly isSavedHere: boolean
  /** What another page did to the quote, until the visitor has been notified. */
  readonly externalChange: 'changed' | 'cleared' | 'ordered' | null
}

type ExternalChange = {
  readonly before: Lines
  readonly now: SavedQuote
  /** Whether `before` is what this tab went to pay. */
  readonly isOrdered: boolean
}

const initialState: QuoteItemsState = {
  lines: [],
  isDamaged: false,
  isSavedHere: false,
  externalChange: null,
}

/** What the quote builder passes to the checkout, kept in the browser's storage between visits. */
const quoteItemsSlice = createSlice({
  name: 'quoteItems',
  initialState,
  reducers: {
    quoteSaved: (_state, { payload: lines }: PayloadAction<Lines>): QuoteItemsState => ({
      ...initialState,
      // redux-persist skips what hasn't changed, but storage may have refused the same lines before.
      lines: [...lines],
      isSavedHere: true,
    }),
    quoteCleared: (): QuoteItemsState => ({ ...initialState, isSavedHere: true }),
    quoteChangedElsewhere: (
      _state,
      { payload: { before, now, isOrdered } }: PayloadAction<ExternalChange>,
    ): QuoteItemsState => {
      const cleared = isOrdered ? 'ordered' : 'cleared'
      const wasCleared = before.length > 0 ? cleared : null
      return {
        ...initialState,
        ...now,
        externalChange: now.lines.length > 0 ? 'changed' : wasCleared,
      }
    },
    damageShown: (state) => ({ ...state, isDamaged: false }),
    externalChangeShown: (state) => ({ ...state, externalChange: null }),
  },
  selectors: {
    selectQuoteLines: ({ lines }) => lines,
    selectIsQuoteDamaged: ({ isDamaged }) => isDamaged,
    selectExternalChange: ({ externalChange }) => externalChange,
  },
})

export const quoteItemsReducer = quoteItemsSlice.reducer
export const { quoteSaved, quoteCleared, quoteChangedElsewhere, damageShown, externalChangeShown } =
  quoteItemsSlice.actions
export const { selectQuoteLines, selectIsQuoteDamaged, selectExternalChange } =
  quoteItemsSlice.selectors
