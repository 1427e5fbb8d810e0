import { useEffect } from 'react'
import { notices } from '#web/content/notices.ts'
import { notify, type Notice } from '#web/lib/notifications.ts'
import { useAppDispatch, useAppSelector } from './hooks.ts'
import { newsTold, selectQuoteNews } from './quote-items-slice.ts'

/**
 * Tells the visitor, once, what another tab did to the saved quote.
 *
 * @param changed - what a change means for the page that is open
 */
export function useQuoteNews(changed: Notice): void {
  const dispatch = useAppDispatch()
  const news = useAppSelector(selectQuoteNews)
  useEffect(() => {
    if (news === undefined) return
    notify(news === 'changed' ? changed : notices.quoteClearedElsewhere)
    dispatch(newsTold())
  }, [dispatch, news, changed])
}
