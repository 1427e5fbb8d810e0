import { flushSync } from 'react-dom'
import { NavigationType, type DataRouter } from 'react-router-dom'

const motionWanted =
  '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)'

// The browser captures the old page before the new one may be drawn. A phone or an old computer answers a click by a third
// to two thirds later for it.
const isWorthwhile = () => navigator.hardwareConcurrency >= 4 && matchMedia(motionWanted).matches

/**
 * The router, whose new pages fade in where the browser has view transitions and captures quickly. Only what leads to
 * another page does that: Back, Forward and redirects change the page at once.
 */
export function withPageTransitions(router: DataRouter): DataRouter {
  if (!('startViewTransition' in document)) return router
  const subscribe: DataRouter['subscribe'] = (render) => {
    let shown = router.state.location.pathname
    let isCapturing = false
    return router.subscribe((state, options) => {
      // The state of this update is part of the one that the transition renders.
      if (isCapturing) return
      const { historyAction, location } = state
      const isNewPage = historyAction === NavigationType.Push && location.pathname !== shown
      shown = location.pathname
      if (!isNewPage || !isWorthwhile()) {
        render(state, options)
        return
      }
      isCapturing = true
      const { ready } = document.startViewTransition(() => {
        isCapturing = false
        shown = router.state.location.pathname
        flushSync(() => render(router.state, options))
      })
      // The page changes all the same: the tab is hidden, or the next page was asked for already.
      ready.catch(() => {})
    })
  }
  return new Proxy(router, {
    get: (target, name): unknown => (name === 'subscribe' ? subscribe : Reflect.get(target, name)),
  })
}
