import { configureStore } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist'
import { rootReducer } from './root-reducer.ts'

/** A new store: one for the browser's page, one for each page that is prerendered, one for each test. */
export function makeStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        // In development both checks also warn when they are slow, which only shows how busy the machine is.
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
