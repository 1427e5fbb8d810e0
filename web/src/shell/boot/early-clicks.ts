import { currentControl, pressedControls } from './controls.ts'

const clicked: HTMLElement[] = []

function record({ target }: MouseEvent): void {
  const pressed = target instanceof Element && target.closest<HTMLElement>(pressedControls)
  if (!pressed) return
  clicked.push(pressed)
  pressed.setAttribute('aria-busy', 'true')
}

/** Records clicks on buttons until the page is hydrated. */
export function recordEarlyClicks(): void {
  document.addEventListener('click', record)
}

/** Stops recording and replays the clicks in order. */
export function replayEarlyClicks(): void {
  document.removeEventListener('click', record)
  for (const each of clicked.splice(0)) {
    // Each in its own task, like real clicks, so that React renders between them.
    setTimeout(() => {
      each.removeAttribute('aria-busy')
      currentControl(each)?.click()
    })
  }
}
