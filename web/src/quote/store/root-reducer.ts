import { combineSlices, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { persistedQuoteItems } from './persisted-quote-items.ts'

// Each feature adds its slice to this interface, so that the root depends on no feature.
export interface FeatureSlices {}

/** The store's state: the saved items, and the slice of each feature that has been loaded. */
export const rootReducer = combineSlices({
  quoteItems: persistedQuoteItems,
}).withLazyLoadedSlices<FeatureSlices>()

export type RootState = ReturnType<typeof rootReducer>
export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>
