import { useLayoutEffect, useRef } from 'react'
import { UNSAFE_useScrollRestoration as useScrollRestoration, useLocation } from 'react-router-dom'
import { pageChangeEvent } from '#web/shell/prefetch/page-change-event.ts'

/**
 * Makes client-side navigation behave like a page load: the new page starts at the top, Back restores the scroll
 * position, and the focus moves to the new page's heading, so that screen readers announce it.
 */
export function usePageChange(): void {
  // The router's component for this writes an inline script, which the Content-Security-Policy forbids.
  useScrollRestoration()
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
