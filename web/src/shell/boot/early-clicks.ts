const clicked: HTMLButtonElement[] = []

function record(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  const button = event.target.closest('button')
  // The browser handles popover buttons itself.
  if (button instanceof HTMLButtonElement && !button.hasAttribute('popovertarget')) {
    clicked.push(button)
    button.setAttribute('aria-busy', 'true')
  }
}

/** Records clicks on buttons until the page is hydrated. */
export function recordEarlyClicks(): void {
  document.addEventListener('click', record)
}

/** Stops recording and replays the clicks in order. */
export function replayEarlyClicks(): void {
  document.removeEventListener('click', record)
  for (const button of clicked.splice(0)) {
    // Each in its own task, like real clicks, so that React renders between them.
    setTimeout(() => {
      button.removeAttribute('aria-busy')
      if (button.isConnected) button.click()
    })
  }
}
