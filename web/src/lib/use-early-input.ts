import { useEffect, useLayoutEffect, useRef } from 'react'
import { earlyInputOf, replayEarlyInput } from './early-input.ts'
import { replayEarlyPresses } from './early-presses.ts'
import { useHydrated } from './use-hydrated.ts'

// While prerendering there is no layout to read, and React would warn.
const useCommitEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Adopts what was done to the page before it was hydrated. For the root component: its effects run after all others. */
export function useEarlyInput(): void {
  const early = useRef<ReturnType<typeof earlyInputOf>>([])
  useCommitEffect(() => {
    early.current = earlyInputOf(document)
  }, [])
  // Not in the commit that hydrates, but in the next one: there the page is as it will be, its buttons answer.
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isHydrated) return
    replayEarlyInput(early.current)
    early.current = []
    replayEarlyPresses()
  }, [isHydrated])
}
