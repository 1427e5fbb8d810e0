import { movesInViewAttribute } from '#web/ui/document/protocol.ts'

/** The browser handles popover buttons itself, and all links. */
const pressed = 'button:not([popovertarget])'

/** What needs the application. A label's click is also one on its control. */
const controls = `${pressed}, input, textarea, label`

// A screen reader's click may come without a pointer.
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

/** Buttons and fields, in the order of their clicks and input. */
const touched: HTMLElement[] = []

function record({ type, target }: Event): void {
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
  const control = target.closest<HTMLElement>(type === 'input' ? '*' : pressed)
  if (!control) return
  touched.push(control)
  if (type === 'click') control.setAttribute('aria-busy', 'true')
}

/** Records clicks on buttons, and what is entered between them, until the page is hydrated. */
export function recordEarlyEvents(): void {
  document.addEventListener('click', record)
  document.addEventListener('input', record)
}

/**
 * Stops recording and replays the clicks in order.
 *
 * @param find - what the page has in the place of a control, since it was drawn anew
 * @param putBack - puts back what was entered in a field: a click before it may have changed the field
 */
export function replayEarlyEvents(
  find: (control: HTMLElement) => HTMLElement | undefined = (control) => control,
  putBack?: (field: HTMLElement) => void,
): void {
  document.removeEventListener('click', record)
  document.removeEventListener('input', record)
  for (const each of touched.splice(0)) {
    // Each in its own task, like real clicks, so that React renders between them.
    setTimeout(() => {
      if (!each.matches(pressed)) return putBack?.(each)
      each.removeAttribute('aria-busy')
      return find(each)?.click()
    })
  }
}
