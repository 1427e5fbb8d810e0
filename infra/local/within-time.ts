/** In the place of a result that did not come in time. */
export const timedOut = Symbol('timed out')

/**
 * Waits for some work, which goes on if it takes longer.
 *
 * @param limitMs - how long, in ms
 */
export async function withinTime<T>(
  work: Promise<T>,
  limitMs: number,
): Promise<T | typeof timedOut> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<typeof timedOut>((resolve) => {
    timer = setTimeout(resolve, limitMs, timedOut)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
