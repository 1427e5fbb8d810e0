export function whenIdle(task: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task)
  else setTimeout(task, 200)
}

/** A signal that aborts after this time, in ms. The oldest browsers lack `AbortSignal.timeout`, or call it another error. */
export function abortAfter(time: number, abort = new AbortController()): AbortSignal {
  setTimeout(() => abort.abort(), time)
  return abort.signal
}
