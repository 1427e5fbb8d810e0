import { useEffect } from 'react'
import { notices } from '#web/content/notices.ts'
import { notify, type Notice } from '#web/ui/browser/notifications.ts'
import { useAppDispatch, useAppSelector } from './hooks.ts'
import {
  damageShown,
  externalChangeShown,
  selectExternalChange,
  selectIsDamaged,
} from './quote-slice.ts'

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
    const notice = {
      changed,
      cleared: notices.quoteClearedElsewhere,
      ordered: notices.quoteOrdered,
    }[externalChange]
    notify(notice)
    dispatch(externalChangeShown())
  }, [dispatch, externalChange, changed])
}
