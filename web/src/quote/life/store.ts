import { configureStore, createListenerMiddleware, type UnknownAction } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, persistReducer, PURGE, REGISTER, REHYDRATE } from 'redux-persist'
import { storageKeys } from '#web/content/storage-keys.ts'
import { savedLife } from './kept-events.ts'
import { nextLife } from './next-life.ts'
import { performEffect } from './perform-effects.ts'
import { initialLife, type QuoteEvent, type QuoteLife } from './quote-life.ts'

const isQuoteEvent = (action: UnknownAction): action is QuoteEvent =>
  action.type.startsWith('quote/')

const quoteReducer = (life: QuoteLife = initialLife, action: UnknownAction): QuoteLife =>
  isQuoteEvent(action) ? nextLife(life, action)[0] : life

// redux-persist reads the saved quote into the store. It would store an object of strings, but rule 8.1 requires a plain
// list; and it would write what it has just read: two tabs with different versions of the site would overwrite each other's
// items forever. The effect `do/save` writes instead.
const savedList = {
  getItem: async () => savedLife(),
  setItem: async () => {},
  removeItem: async () => {},
}

const config = {
  key: storageKeys.quoteItems,
  keyPrefix: '',
  storage: savedList,
  whitelist: ['saved', 'untold'] satisfies readonly (keyof QuoteLife)[],
  serialize: false,
  deserialize: false,
  timeout: 0,
}

const persistedQuote = persistReducer<QuoteLife>(config, quoteReducer)

/** A new store: one per browser tab, per prerendered page and per test. */
export function makeStore() {
  const { middleware, startListening } = createListenerMiddleware<{ readonly quote: QuoteLife }>()
  startListening({
    predicate: isQuoteEvent,
    effect: (event, { dispatch, getOriginalState }) => {
      const [, ...effects] = nextLife(getOriginalState().quote, event)
      for (const effect of effects) performEffect(effect, dispatch)
    },
  })
  return configureStore({
    reducer: { quote: persistedQuote },
    middleware: (defaults) =>
      defaults({
        // In development both checks also warn if they are slow, which depends on the machine's load.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: {
          warnAfter: Infinity,
          // redux-persist's own actions carry functions, and a failed request its error.
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
          ignoredActionPaths: ['payload.outcome.cause', 'cause'],
        },
      }).prepend(middleware),
    devTools: import.meta.env.DEV,
  })
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
export type RootState = { readonly quote: QuoteLife }
