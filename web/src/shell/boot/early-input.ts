import { useEffect, useLayoutEffect, useRef } from 'react'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'
import { replayEarlyClicks } from './early-clicks.ts'

type Early =
  | { readonly field: HTMLInputElement; readonly checked: boolean }
  | { readonly field: HTMLInputElement | HTMLTextAreaElement; readonly text: string }

/**
 * Takes what a visitor entered (or the browser restored) before hydration. Call it in the commit that hydrates the page:
 * React overwrites the values in the next one. Checkboxes are reset, so that the replay finds in them what the page
 * wants, and not what was clicked.
 */
export function takeEarlyInput(root: ParentNode): readonly Early[] {
  const input = [...root.querySelectorAll('input, textarea')].flatMap((field): Early[] => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return []
    if ('checked' in field && (field.type === 'checkbox' || field.type === 'radio')) {
      const { checked, defaultChecked } = field
      return checked === defaultChecked ? [] : [{ field, checked }]
    }
    return field.value === field.defaultValue ? [] : [{ field, text: field.value }]
  })
  // After all are read: checking a radio button unchecks another.
  for (const early of input) if ('checked' in early) early.field.checked = !early.checked
  return input
}

/** Replays the input, so that React handles it. */
export function replayEarlyInput(input: readonly Early[]): void {
  for (const early of input) {
    if (!early.field.isConnected || early.field.disabled) continue
    if ('checked' in early) {
      // A saved quote may have checked it already.
      if (early.field.checked !== early.checked) early.field.click()
    } else {
      typeInto(early.field, early.text)
    }
  }
}

/** Sets a value past React's value tracker, then dispatches the event that makes React compare the two. */
function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype =
    field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement.prototype
      : HTMLInputElement.prototype
  // Any other value will do: React's tracker records it as the previous value.
  field.value = text === '' ? ' ' : ''
  Reflect.set(prototype, 'value', text, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Replays input and clicks from before hydration. It draws nothing, so its second render at hydration costs nothing. */
export function EarlyInput() {
  const early = useRef<readonly Early[]>([])
  useLayoutEffect(() => {
    early.current = takeEarlyInput(document)
  }, [])
  // In the commit after hydration, when every control has its final state and handlers.
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isHydrated) return
    replayEarlyInput(early.current)
    early.current = []
    replayEarlyClicks()
  }, [isHydrated])
  return null
}
