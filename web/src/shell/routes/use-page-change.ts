import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { pageChangeEvent } from '#web/shell/prefetch/page-change-event.ts'

/** Moves the focus to the new page's heading, so that screen readers announce it, and tells the page of the change. */
export function usePageChange(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  // In the same frame as the new page: key presses must not go to an element of the old one.
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.querySelector('h1')?.focus({ preventScroll: true })
    dispatchEvent(new Event(pageChangeEvent))
  }, [pathname])
}
