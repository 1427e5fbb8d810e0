let pressed: Element | null = null

function onClick(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest('a, button') : null
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
