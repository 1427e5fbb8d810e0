import {
  combineSlices,
  configureStore,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist'
import { persistedQuote } from './persisted-quote.ts'

// The checkout adds its slice to this interface, so that the builder doesn't load it.
export interface LazySlices {}

/** The store's state: the quote, and the checkout once it has been opened. */
export const rootReducer = combineSlices({
  quote: persistedQuote,
}).withLazyLoadedSlices<LazySlices>()

export type RootState = ReturnType<typeof rootReducer>
export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>

/** A new store: one per browser tab, per prerendered page and per test. */
export function makeStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        // In development both checks also warn if they are slow, which depends on the machine's load.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: {
          warnAfter: Infinity,
          // redux-persist's own actions carry functions.
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
      }),
    devTools: import.meta.env.DEV,
  })
}

export type AppStore = ReturnType<typeof makeStore>
