import { useLayoutEffect, useRef } from 'react'
import { UNSAFE_useScrollRestoration as useScrollRestoration, useLocation } from 'react-router-dom'

/**
 * What a browser does by itself when it loads a page, done for a page that is drawn by script: the new page begins at its
 * top, Back returns to where one was, and the focus goes to the new page's heading, which announces it.
 */
export function usePageChange(): void {
  // The component form of this hook writes an inline script, which the Content-Security-Policy forbids.
  useScrollRestoration()
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  // With the new page, not after its first frame: what is typed then would still go to the page that is gone.
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [pathname])
}
