import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether React runs the page: false in the prerendered HTML and while it is taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
