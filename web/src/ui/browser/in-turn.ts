import { abortAfter } from '#web/ui/document/timing.ts'

/**
 * Runs a task while no other tab of this site runs one of this name; at once where the browser has no locks, or denies them.
 *
 * @param onWait - called if another tab's task runs
 * @param longest - how long it is waited for, in ms: a phone may have frozen that tab
 */
export async function inTurn(
  name: string,
  task: () => Promise<void>,
  onWait: () => void,
  longest: number,
): Promise<void> {
  let isBegun = false
  const begin = async () => {
    isBegun = true
    await task()
  }
  try {
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
      lock ? begin() : onWait(),
    )
    if (!isBegun) await navigator.locks.request(name, { signal: abortAfter(longest) }, begin)
  } catch (error) {
    if (isBegun) throw error
    await begin()
  }
}
