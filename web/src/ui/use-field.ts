import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Actions for which every field counts as it stands, whether or not it was left or an event told of its change. */
const actions = ['click', 'change', 'submit', 'beforeprint']

/**
 * Lets what stands in a field count. Password managers, voice control and restored pages change fields without an event, and
 * a click needn't move the focus. React doesn't control the field, because each render would undo such changes: it is written
 * to only when the page's own value changes. Before an action is handled, what stands in it is taken.
 *
 * @param key - the field's property that holds its value
 * @param value - the page's own value
 * @param take - called with what stands in the field if the page doesn't know it yet; may return what to show in its place
 * @returns the field's default value, and the function that takes what stands in it now
 */
export function useField<Field extends HTMLElement, Key extends keyof Field>(
  field: RefObject<Field | null>,
  key: Key,
  value: Field[Key],
  take: (value: Field[Key]) => Field[Key] | void,
): readonly [initial: Field[Key], takeNow: () => void] {
  const [initial] = useState(value)
  /** What the page knows to stand in the field. */
  const known = useRef(value)
  const isChanged = () => field.current !== null && field.current[key] !== known.current
  const show = (shown: Field[Key]) => {
    known.current = shown
    if (field.current && isChanged()) Reflect.set(field.current, key, shown)
  }
  const takeNow = () => {
    if (!field.current || !isChanged()) return
    known.current = field.current[key]
    const shown = take(known.current)
    if (shown !== undefined) show(shown)
  }
  useLayoutEffect(() => {
    if (known.current !== value) show(value)
  })
  const beforeAction = useEffectEvent(({ type, target }: Event) => {
    // A click into a text doesn't end its editing.
    if (type === 'click' && target === field.current && key === 'value') return
    // The action's handlers then find the new state.
    if (isChanged()) flushSync(takeNow)
  })
  useEffect(() => {
    const listener = (event: Event) => beforeAction(event)
    for (const action of actions) addEventListener(action, listener, true)
    return () => {
      for (const action of actions) removeEventListener(action, listener, true)
    }
  }, [])
  return [initial, takeNow]
}
