const controlOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('a, button') : null

let pressed: Element | null = null

function onClick(event: MouseEvent): void {
  const control = controlOf(event.target)
  if (control && event.detail > 1 && control !== pressed) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  pressed = control
}

/** Lets the second click of a double click press nothing that has moved under the pointer since the first (rule 1.15). */
export function ignoreStrayClicks(): void {
  addEventListener('click', onClick, true)
}

/**
 * Lets a press of a button count where it began: it takes the focus from a field, whose text then counts, which may move the
 * button before the release (rule 1.15).
 */
export function keepPresses(): void {
  let start: MouseEvent | null = null
  addEventListener('mousedown', (event) => (start = event), true)
  addEventListener(
    'mouseup',
    ({ target, button, clientX, clientY }) => {
      const control = controlOf(start?.target ?? null)
      if (!start || button !== 0 || !control?.matches('button')) return
      // A hand isn't still: in px.
      const isStill = Math.hypot(clientX - start.clientX, clientY - start.clientY) < 4
      if (isStill && target instanceof Node && !control.contains(target)) control.click()
    },
    true,
  )
}
