import { useEffect, useLayoutEffect, useRef } from 'react'
import { initialSelection } from '#shared/quote.ts'
import { notices } from '#web/content/notices.ts'
import { useAppDispatch, useAppSelector } from '#web/quote/store/hooks.ts'
import { readDraft, saveDraft } from '#web/quote/store/quote-draft.ts'
import {
  selectionReopened,
  selectIsVisitorsChange,
  selectSaved,
  selectSelection,
} from '#web/quote/store/quote-slice.ts'
import type { AppDispatch, RootState } from '#web/quote/store/root-reducer.ts'
import { notify } from '#web/ui/browser/notifications.ts'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'

/**
 * Reopens what the browser kept, and keeps each change of the visitor. A tab in which nothing was changed writes nothing,
 * so it can't overwrite a newer draft (rule 8.7). Draws nothing, so its render after hydration is no other's.
 */
export function SavedChoices() {
  const dispatch = useAppDispatch()
  const selection = useAppSelector(selectSelection)
  const isVisitorsChange = useAppSelector(selectIsVisitorsChange)
  const keptSelection = useRef(selection)
  const isHydrated = useHydrated()
  // Before the first paint of a page that is opened by a link within the site.
  useLayoutEffect(() => {
    if (isHydrated) dispatch(reopenChoices())
  }, [dispatch, isHydrated])
  useEffect(() => {
    if (selection === keptSelection.current) return
    keptSelection.current = selection
    if (isVisitorsChange) saveDraft(selection)
  }, [isVisitorsChange, selection])
  return null
}

/** Opens the draft, or else the saved quote, unless something has been chosen already (rule 8.5). */
function reopenChoices() {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    if (selectSelection(getState()) !== initialSelection) return
    const draft = readDraft()
    const kept = draft?.selection ?? selectSaved(getState())
    dispatch(selectionReopened(kept ?? initialSelection))
    if (draft?.isComplete === false) notify(notices.quoteDamaged)
    if (draft?.hasRisen) notify(notices.pricesRisen)
  }
}
