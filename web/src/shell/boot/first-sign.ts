// A screen reader's click may come without a pointer, and what another tab stored may change this one's colours.
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'click', 'storage']

/** Calls back once: at the first sign of a visitor, or when something that moves by itself comes into view. */
export function onFirstSign(callback: () => void): void {
  const abort = new AbortController()
  const onSign = () => {
    if (abort.signal.aborted) return
    abort.abort()
    observer.disconnect()
    callback()
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onSign()
  })
  for (const element of document.querySelectorAll('[data-moves-in-view]')) observer.observe(element)
  for (const type of signs) {
    addEventListener(type, onSign, { capture: true, passive: true, signal: abort.signal })
  }
}
