import { useEffect } from 'react'
import { priceSelection, selectedCount } from '#shared/quote.ts'
import { notices } from '#web/content/notices.ts'
import { notify, type Notice } from '#web/ui/browser/notifications.ts'
import { useAppDispatch, useAppSelector } from './hooks.ts'
import {
  damageShown,
  externalChangeShown,
  selectExternalChange,
  selectIsDamaged,
  selectIsOpened,
  selectSelection,
} from './quote-slice.ts'
import { readDraft } from './quote-draft.ts'
import type { AppDispatch, RootState } from './store.ts'

/**
 * Notifies the visitor once if part of the saved quote could not be read, and once per change by another page.
 *
 * @param changed - the notification for a change in another tab
 */
export function useQuoteNotices(changed: Notice): void {
  const dispatch = useAppDispatch()
  const isDamaged = useAppSelector(selectIsDamaged)
  const externalChange = useAppSelector(selectExternalChange)
  useEffect(() => {
    if (!isDamaged) return
    notify(notices.quoteDamaged)
    dispatch(damageShown())
  }, [dispatch, isDamaged])
  useEffect(() => {
    if (externalChange === null) return
    if (externalChange === 'cleared')
      dispatch(notifyNothingSaved(notices.choicesNotSaved, notices.quoteClearedElsewhere))
    else notify(externalChange === 'changed' ? changed : notices.quoteOrdered)
    dispatch(externalChangeShown())
  }, [dispatch, externalChange, changed])
}

/** Notifies the visitor that nothing is saved for the checkout. The words depend on whether the builder shows a package. */
export function notifyNothingSaved(withChoices: Notice, withoutChoices: Notice) {
  return (_dispatch: AppDispatch, getState: () => RootState): void => {
    const state = getState()
    const draft = selectIsOpened(state) ? null : readDraft()
    const choices = priceSelection(draft?.selection ?? selectSelection(state))
    notify(selectedCount(choices) > 0 ? withChoices : withoutChoices)
  }
}
