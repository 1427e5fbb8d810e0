import { addListener, type UnknownAction } from '@reduxjs/toolkit'
import { useEffectEvent, useLayoutEffect } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'
import { pageOpened, type Addressed } from './kept-events.ts'
import type { Effect, OpenedPage, QuoteEvent } from './quote-life.ts'
import type { AppDispatch, AppStore, RootState } from './store.ts'

export const useAppSelector = useSelector.withTypes<RootState>()

export const useAppStore = useStore.withTypes<AppStore>()

const useAppDispatch = useDispatch.withTypes<AppDispatch>()

/** Tells the quote's store what has happened. */
export const useQuoteEvents = (): ((event: QuoteEvent) => void) => useAppDispatch()

/** Does what only this component can do, while it is on the page. */
export function usePerformer<Type extends Effect['type']>(
  type: Type,
  perform: (effect: Extract<Effect, { readonly type: Type }>) => void,
): void {
  const dispatch = useAppDispatch()
  const latest = useEffectEvent(perform)
  useLayoutEffect(() => {
    const isMine = (action: UnknownAction): action is Extract<Effect, { readonly type: Type }> =>
      action.type === type
    return dispatch(addListener({ predicate: isMine, effect: (effect) => latest(effect) }))
  }, [dispatch, type])
}

/** Tells the quote's store which of its pages is open. Not before hydration, which starts from the prerendered state. */
export function useQuotePage(page: OpenedPage, { reference, isBrought }: Addressed = {}): void {
  const dispatch = useQuoteEvents()
  const store = useAppStore()
  const isHydrated = useHydrated()
  // Before the first paint of a page that is opened by a link within the site.
  useLayoutEffect(() => {
    if (!isHydrated) return undefined
    dispatch(pageOpened(page, store.getState().quote, { reference, isBrought }))
    return () => dispatch({ type: 'quote/pageLeft', payload: page })
  }, [isHydrated, page, reference, isBrought, store, dispatch])
}
