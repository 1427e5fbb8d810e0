import {
  configureStore,
  createListenerMiddleware,
  isAction,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { persistReducer, persistStore, type Persistor } from 'redux-persist'
import { notices } from '#web/content/notices.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { notify } from '#web/ui/browser/notifications.ts'
import { nextLife } from './next-life.ts'
import { performEffect } from './perform-effects.ts'
import { initialLife, type QuoteEvent, type QuoteLife } from './quote-life.ts'
import { readText, removeText } from '#web/ui/browser/browser-storage.ts'
import { saveList } from '#web/quote/keep/saved-items.ts'
import { savedElsewhere, savedLife } from './kept-events.ts'

const { quoteItems, lastQuote } = storageKeys

const removeItem = async (key: string) => {
  for (const it of [storageKeys.savedQuote, key]) removeText('localStorage', it)
}

/**
 * The storage of redux-persist: the plain list under `quoteItems` (rule 8.1), as this version of the site parses and prints
 * it. The package also asks to write what it has just read, and what another tab has saved; two tabs with different versions
 * would then overwrite each other's lists for ever. Only what this tab has decided is written.
 */
function savedList() {
  let writtenSaves = 0
  return {
    getItem: async () => savedLife(),
    // Asynchronous: the package hands only a rejection to its `writeFailHandler`.
    setItem: async (key: string, { saved, saves }: Pick<QuoteLife, 'saved' | 'saves'>) => {
      if (saves === writtenSaves) return
      writtenSaves = saves
      if (saved === null) return removeItem(key)
      try {
        return saveList(saved)
      } catch (error) {
        // In full storage the previous quote would stay, and be read after the next load.
        void removeItem(key)
        throw error
      }
    },
    removeItem,
  }
}

/** An event with the life that follows from it. */
type Lived = QuoteEvent & { readonly life: QuoteLife }

const isQuoteEvent = (action: unknown): action is QuoteEvent =>
  isAction(action) && action.type.startsWith('quote/')

const isLived = (action: UnknownAction): action is Lived => 'life' in action

const quoteReducer = (life: QuoteLife = initialLife, action: UnknownAction): QuoteLife =>
  isLived(action) ? action.life : life

/** Asks once what follows from an event: the reducer takes the life, and the effects are performed. */
const live: Middleware<object, RootState> = (store) => (next) => (event) => {
  if (!isQuoteEvent(event)) return next(event)
  const { quote } = store.getState()
  const [life, ...effects] = nextLife(quote, event)
  if (life !== quote) next({ ...event, life } satisfies Lived)
  for (const effect of effects) performEffect(effect, store.dispatch)
  return event
}

/** A new store: one per browser tab, per prerendered page and per test. */
export function makeStore() {
  const config = {
    key: quoteItems,
    keyPrefix: '',
    storage: savedList(),
    whitelist: ['saved', 'saves'] satisfies readonly (keyof QuoteLife)[],
    serialize: false,
    deserialize: false,
    timeout: 0,
    writeFailHandler: () => notify(notices.storageUnavailable),
  }
  const quote = persistReducer<QuoteLife>(config, quoteReducer)
  return configureStore({
    reducer: { quote },
    middleware: (defaults) =>
      defaults({
        // In development both checks also warn if they are slow, which depends on the machine's load.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: {
          warnAfter: Infinity,
          // redux-persist's own actions carry functions, and a failed request its error.
          ignoredActionPaths: ['register', 'rehydrate', 'result', 'payload.outcome.cause', 'cause'],
        },
      }).prepend(live, createListenerMiddleware().middleware),
    devTools: import.meta.env.DEV,
  })
}

/** Reads the saved quote into a store. From then on redux-persist writes what the tab decides. */
export const persistQuote = async (store: AppStore): Promise<Persistor> =>
  new Promise((resolve) => {
    const persistor = persistStore(store, null, () => resolve(persistor))
  })

/** Reads the saved quote into the store, and follows the changes of other pages. */
export async function followStorage(store: AppStore): Promise<void> {
  const persistor = await persistQuote(store)
  const follow = () => {
    // What this page has just saved is later than what it is told of now.
    void persistor.flush()
    // A page from the back/forward cache also follows the changes that its own tab made in the meantime.
    store.dispatch(savedElsewhere(store.getState().quote))
  }
  addEventListener('storage', ({ key }) => {
    // The key is null if the whole storage was cleared.
    if (key === quoteItems || key === lastQuote || key === null) follow()
  })
  // Not every browser gives a restored page the events that it missed: Chromium does, Firefox doesn't. If storage is
  // blocked or full, only this page has the quote: nothing is saved, before or after.
  let textOnLeaving: string | null = null
  addEventListener('pagehide', () => {
    void persistor.flush()
    textOnLeaving = readText('localStorage', quoteItems)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readText('localStorage', quoteItems) !== textOnLeaving) follow()
  })
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
export type RootState = { readonly quote: QuoteLife }
