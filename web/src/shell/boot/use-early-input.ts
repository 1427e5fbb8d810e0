import { useEffect, useLayoutEffect, useRef } from 'react'
import { takeEarlyInput, replayEarlyInput } from './early-input.ts'
import { replayEarlyClicks } from './early-clicks.ts'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'

/** Replays input and clicks from before hydration. For a component whose effects run last. */
export function useEarlyInput(): void {
  const early = useRef<ReturnType<typeof takeEarlyInput>>([])
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
}
