import { useEffect, useLayoutEffect, useRef } from 'react'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'
import { currentControl, rememberedControls, restoreFocus } from '#web/shell/boot/controls.ts'
import { replayEarlyClicks } from '#web/shell/boot/early-clicks.ts'

type Early = { readonly field: HTMLElement } & (
  { readonly isChecked: boolean } | { readonly text: string }
)

const canCheck = (field: HTMLElement): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox'
const hasText = (field: HTMLElement): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement

/**
 * Takes what a visitor entered (or the browser restored) before the page was drawn, or drawn anew, from the remembered fields.
 * Call it in the commit that draws: what was kept overwrites the values in the next one. Checkboxes are reset, so that the replay
 * finds in them what the page wants, and not what was clicked.
 */
export function takeEarlyInput(): readonly Early[] {
  const input = rememberedControls().flatMap((field): Early[] => {
    if (canCheck(field)) {
      const { checked: isChecked, defaultChecked } = field
      return isChecked === defaultChecked ? [] : [{ field, isChecked }]
    }
    return hasText(field) && field.value !== field.defaultValue
      ? [{ field, text: field.value }]
      : []
  })
  // After all are read: checking a radio button unchecks another.
  for (const { field, ...entered } of input) {
    if ('isChecked' in entered && canCheck(field)) field.checked = !entered.isChecked
  }
  return input
}

/** Puts the input back, and lets the page take it. */
export function replayEarlyInput(input: readonly Early[]): void {
  for (const { field, ...entered } of input) {
    const current = currentControl(field)
    if (!current || !hasText(current) || current.disabled) continue
    if ('text' in entered) current.value = entered.text
    // A saved quote may have checked it already.
    else if (canCheck(current) && current.checked !== entered.isChecked) current.click()
  }
  // An action, before which every field is taken as it stands.
  dispatchEvent(new Event('change'))
}

/** Replays input and clicks from before the page was drawn, or drawn anew. It draws nothing, so its second render at hydration costs nothing. */
export function EarlyInput() {
  const early = useRef<readonly Early[]>([])
  useLayoutEffect(() => {
    early.current = takeEarlyInput()
    restoreFocus()
  }, [])
  // In the commit after hydration, when every control has its final state and handlers.
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isHydrated) return
    const input = early.current
    early.current = []
    // Its events are handled like any others only outside of an effect.
    queueMicrotask(() => {
      // The clicks follow in tasks of their own, and what was entered between them once more.
      replayEarlyClicks((touched) =>
        replayEarlyInput(input.filter(({ field }) => field === touched)),
      )
      replayEarlyInput(input)
    })
  }, [isHydrated])
  return null
}
