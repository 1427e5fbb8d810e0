/**
 * Moves the focus to a text, such as a new page's heading. The text can have the focus only as long as it has it: Firefox
 * calls others "clickable" whenever they are read.
 */
export function focusText(text: HTMLElement | null, options?: FocusOptions): void {
  if (!text) return
  text.tabIndex = -1
  text.addEventListener('blur', () => text.removeAttribute('tabindex'), { once: true })
  text.focus(options)
  // Firefox has left the caret where the pressed element was, and a screen reader would read on there.
  getSelection()?.removeAllRanges()
}
