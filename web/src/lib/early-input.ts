type EarlyInput =
  | { readonly field: HTMLInputElement; readonly checked: boolean }
  | { readonly field: HTMLInputElement | HTMLTextAreaElement; readonly text: string }

/**
 * What a visitor ticked, typed or slid (or the browser restored) before React took the page over. To be called in the
 * commit that hydrates: React leaves the values alone there, and overwrites them in the next one.
 */
export function earlyInputOf(root: ParentNode): readonly EarlyInput[] {
  return [...root.querySelectorAll('input, textarea')].flatMap((field): EarlyInput[] => {
    if (field instanceof HTMLTextAreaElement) {
      return field.value === field.defaultValue ? [] : [{ field, text: field.value }]
    }
    if (!(field instanceof HTMLInputElement)) return []
    if (field.type === 'checkbox' || field.type === 'radio') {
      return field.checked === field.defaultChecked ? [] : [{ field, checked: field.checked }]
    }
    return field.value === field.defaultValue ? [] : [{ field, text: field.value }]
  })
}

/** Gives the input to React as if it were made now. */
export function replayEarlyInput(input: readonly EarlyInput[]): void {
  for (const early of input) {
    if (!early.field.isConnected || early.field.disabled) continue
    if ('checked' in early) {
      if (early.field.checked === early.checked) early.field.checked = !early.checked
      early.field.click()
    } else {
      typeInto(early.field, early.text)
    }
  }
}

/** Sets a value behind React's back and says so with an event: React compares with the value that it last saw. */
function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype =
    field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement.prototype
      : HTMLInputElement.prototype
  // Any other value will do: it is what React now believes that the field holds.
  field.value = text === '' ? ' ' : ''
  Reflect.set(prototype, 'value', text, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
