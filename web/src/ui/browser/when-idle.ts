/** Runs a task once the browser has nothing else to do. */
export function whenIdle(task: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task)
  else setTimeout(task, 200)
}
