import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { initialSelection } from '#shared/pricing.ts'
import { notices } from '#web/content/notices.ts'
import { notify } from '#web/ui/browser/notifications.ts'
import { useAppDispatch, useAppSelector } from '#web/quote/store/hooks.ts'
import { selectQuoteLines } from '#web/quote/store/quote-items-slice.ts'
import type { AppDispatch, RootState } from '#web/quote/store/root-reducer.ts'
import { selectChanges } from '#web/quote/store/changes-slice.ts'
import { readDraft, saveDraft } from '#web/quote/store/quote-draft.ts'
import { selectionReopened, selectSelection } from '#web/quote/store/quote-slice.ts'
import { selectionOfLines } from '#web/quote/model/selection.ts'

/**
 * Reopens what the browser kept, and keeps each change of the visitor. A tab in which nothing was changed writes nothing,
 * so it can't overwrite a newer draft (rule 8.7).
 *
 * @returns whether storage has been read; false while prerendering and during hydration
 */
export function useSavedChoices(): boolean {
  const dispatch = useAppDispatch()
  const selection = useAppSelector(selectSelection)
  const changes = useAppSelector(selectChanges)
  const keptChanges = useRef(changes)
  const [isRead, setIsRead] = useState(false)
  // Before the first paint of a page that is opened by a link within the site.
  useLayoutEffect(() => {
    dispatch(reopenKeptChoices())
    setIsRead(true)
  }, [dispatch])
  useEffect(() => {
    if (changes === keptChanges.current) return
    keptChanges.current = changes
    saveDraft(selection)
  }, [changes, selection])
  return isRead
}

/** Opens the draft, or else the saved quote, unless something has been chosen already (rule 8.5). */
function reopenKeptChoices() {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    if (selectSelection(getState()) !== initialSelection) return
    const draft = readDraft()
    const lines = selectQuoteLines(getState())
    if (draft) dispatch(selectionReopened(draft.selection))
    else if (lines.length > 0) dispatch(selectionReopened(selectionOfLines(lines)))
    if (draft?.isDamaged) notify(notices.quoteDamaged)
  }
}
