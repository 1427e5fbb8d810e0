import { movesInViewAttribute } from '#web/ui/document/protocol.ts'
import { controls } from './controls.ts'

// A screen reader's click may come without a pointer. A label's click is also one on its control.
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click']

/**
 * Calls back once: at the first sign that concerns a control of the application, or when something that moves by itself comes
 * into view. Links, menu and scrolling need no application.
 */
export function onFirstSign(callback: () => void): void {
  const abort = new AbortController()
  const start = () => {
    if (abort.signal.aborted) return
    abort.abort()
    observer.disconnect()
    callback()
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) start()
  })
  for (const element of document.querySelectorAll(`[${movesInViewAttribute}]`)) {
    observer.observe(element)
  }
  const onSign = ({ target }: Event) => {
    if (target instanceof Element && target.closest(controls)) start()
  }
  for (const type of signs) {
    addEventListener(type, onSign, { capture: true, passive: true, signal: abort.signal })
  }
}
