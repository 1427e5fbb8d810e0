import { abortAfter } from '#web/ui/document/timing.ts'

/** How long what another tab has stored may take to arrive from its process, in ms. */
const arrival = 500

/**
 * Runs a task while no other tab of this site runs one of this name; at once where the browser has no locks, or denies them.
 *
 * @param onWait - called if another tab's task runs; resolves when what that tab stores has arrived, which is waited for briefly
 * @param longest - how long it is waited for, in ms: a phone may have frozen that tab
 */
export async function inTurn(
  name: string,
  task: () => Promise<void>,
  onWait: () => Promise<void>,
  longest: number,
): Promise<void> {
  let isBegun = false
  let settled = Promise.resolve()
  const begin = async () => {
    isBegun = true
    await task()
  }
  try {
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await begin()
      else settled = onWait()
    })
    if (isBegun) return
    await navigator.locks.request(name, { signal: abortAfter(longest) }, async () => {
      await Promise.race([settled, new Promise((done) => setTimeout(done, arrival))])
      await begin()
    })
  } catch (error) {
    if (isBegun) throw error
    await begin()
  }
}
