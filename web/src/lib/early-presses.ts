const pressed: HTMLButtonElement[] = []
let isRecording = false

function record(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  const button = event.target.closest('button')
  // A popover's button works without a script.
  if (button instanceof HTMLButtonElement && !button.hasAttribute('popovertarget')) {
    pressed.push(button)
    button.setAttribute('aria-busy', 'true')
  }
}

/** Remembers presses on buttons that nothing answers yet, because the page's script is still on its way. */
export function recordEarlyPresses(): void {
  isRecording = true
  document.addEventListener('click', record)
}

/** Stops recording and presses the remembered buttons again, in their order, now that they are answered. */
export function replayEarlyPresses(): void {
  if (!isRecording) return
  isRecording = false
  document.removeEventListener('click', record)
  for (const button of pressed.splice(0)) {
    // Each in a task of its own, as it was: what one changes is drawn before the next.
    setTimeout(() => {
      button.removeAttribute('aria-busy')
      if (button.isConnected) button.click()
    })
  }
}
