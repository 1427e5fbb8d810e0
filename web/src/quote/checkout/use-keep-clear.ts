import { useEffect } from 'react'

/** How far down a notification reaches on a phone, in px. */
const noticeBottom = 170

/**
 * Moves a phone's notifications to the bottom of the screen while an element with `data-keep-clear` is at the top (rule
 * 12.4).
 */
export function useKeepClear(): void {
  useEffect(() => {
    const { style } = document.documentElement
    const observe = () => {
      const atTop = new Set<Element>()
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) atTop.add(target)
            else atTop.delete(target)
          }
          style.setProperty('--notices-at-bottom', atTop.size > 0 ? '1' : '0')
        },
        { rootMargin: `0px 0px ${noticeBottom - innerHeight}px` },
      )
      for (const element of document.querySelectorAll('[data-keep-clear]')) {
        observer.observe(element)
      }
      return observer
    }
    let observer = observe()
    // An observer's margin is fixed, but phones get turned: make a new one.
    const onResize = () => {
      observer.disconnect()
      observer = observe()
    }
    addEventListener('resize', onResize)
    return () => {
      removeEventListener('resize', onResize)
      observer.disconnect()
      style.removeProperty('--notices-at-bottom')
    }
  }, [])
}
