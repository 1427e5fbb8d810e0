import { currentControl, pressedControls } from './controls.ts'

/** Buttons and fields, in the order of their clicks and input. */
const touched: HTMLElement[] = []

function record({ type, target }: Event): void {
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
  const control = target.closest<HTMLElement>(type === 'input' ? '*' : pressedControls)
  if (!control) return
  touched.push(control)
  if (type === 'click') control.setAttribute('aria-busy', 'true')
}

/** Records clicks on buttons, and what is entered between them, until the page is hydrated. */
export function recordEarlyClicks(): void {
  document.addEventListener('click', record)
  document.addEventListener('input', record)
}

/**
 * Stops recording and replays the clicks in order.
 *
 * @param putBack - puts back what was entered in a field: a click before it may have changed the field
 */
export function replayEarlyClicks(putBack?: (field: HTMLElement) => void): void {
  document.removeEventListener('click', record)
  document.removeEventListener('input', record)
  for (const each of touched.splice(0)) {
    // Each in its own task, like real clicks, so that React renders between them.
    setTimeout(() => {
      if (!each.matches(pressedControls)) return putBack?.(each)
      each.removeAttribute('aria-busy')
      return currentControl(each)?.click()
    })
  }
}
