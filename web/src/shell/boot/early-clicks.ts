import { currentControl, pressedControls } from './controls.ts'

const clicked: HTMLElement[] = []

function record(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  const pressed = event.target.closest(pressedControls)
  if (!(pressed instanceof HTMLElement)) return
  if (pressed instanceof HTMLAnchorElement) {
    // The browser handles new tabs, and a second click by an impatient visitor.
    if (event.ctrlKey || event.metaKey || event.shiftKey || clicked.includes(pressed)) return
    event.preventDefault()
  }
  clicked.push(pressed)
  pressed.setAttribute('aria-busy', 'true')
}

/** Records clicks on buttons, and on links with router state, until the page is hydrated. */
export function recordEarlyClicks(): void {
  document.addEventListener('click', record)
}

/**
 * Stops recording and replays the clicks in order.
 *
 * @returns whether one of them is on a link, which leads away even if the page is never hydrated
 */
export function replayEarlyClicks(): boolean {
  document.removeEventListener('click', record)
  const replayed = clicked.splice(0)
  for (const each of replayed) {
    // Each in its own task, like real clicks, so that React renders between them.
    setTimeout(() => {
      each.removeAttribute('aria-busy')
      currentControl(each)?.click()
    })
  }
  return replayed.some((each) => each instanceof HTMLAnchorElement)
}
