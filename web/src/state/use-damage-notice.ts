import { useEffect } from 'react'
import { notices } from '#web/content/notices.ts'
import { notify } from '#web/lib/notifications.ts'
import { useAppDispatch, useAppSelector } from './hooks.ts'
import { damageShown, selectIsQuoteDamaged } from './quote-items-slice.ts'

/** Tells the visitor, once, that part of the saved quote could not be read. */
export function useDamageNotice(): void {
  const dispatch = useAppDispatch()
  const isDamaged = useAppSelector(selectIsQuoteDamaged)
  useEffect(() => {
    if (!isDamaged) return
    notify(notices.quoteDamaged)
    dispatch(damageShown())
  }, [dispatch, isDamaged])
}
