import { combineSlices, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { persistedQuote } from './persisted-quote.ts'

// The checkout adds its slice to this interface, so that the builder doesn't load it.
export interface LazySlices {}

/** The store's state: the quote, and the checkout once it has been opened. */
export const rootReducer = combineSlices({
  quote: persistedQuote,
}).withLazyLoadedSlices<LazySlices>()

export type RootState = ReturnType<typeof rootReducer>
export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>
