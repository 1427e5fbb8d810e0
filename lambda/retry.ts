/** Lets a pause in ms pass. */
export type Wait = (pause: number) => Promise<unknown>

const sleep: Wait = (pause) => new Promise((resolve) => void setTimeout(resolve, pause))

/**
 * Repeats an attempt until it succeeds, a failure is final or no time is left.
 *
 * @param time - for all attempts and pauses, in ms; an attempt gets what is left of it
 * @param pauseAfter - the pause after the nth failure, in ms; undefined if it is final
 * @throws the last failure
 */
export async function retryWithin<Outcome>(
  time: number,
  attempt: (left: number) => Promise<Outcome>,
  pauseAfter: (error: unknown, failures: number) => number | undefined,
  wait = sleep,
): Promise<Outcome> {
  const end = performance.now() + time
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt(end - performance.now())
    } catch (error) {
      const pause = pauseAfter(error, failures)
      if (pause === undefined || performance.now() + pause >= end) throw error
      await wait(pause)
    }
  }
}
