import { useSyncExternalStore } from 'react'

/** What this browser has stored, also in another tab; undefined until the page is hydrated. */
export function useStored<Value extends string | boolean>(read: () => Value | undefined) {
  return useSyncExternalStore(subscribe, read, () => undefined)
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}
