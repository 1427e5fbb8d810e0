import { configureStore } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist'
import { rootReducer } from './root-reducer.ts'

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
