/** Waits, in ms. */
export type Wait = (pause: number) => Promise<void>

const wait: Wait = (pause) => new Promise((resolve) => void setTimeout(resolve, pause))

export type Retrying<Outcome> = {
  /** For all attempts and pauses, in ms. */
  readonly time: number
  /** @param left - the time left, in ms, within which it ends */
  readonly attempt: (left: number) => Promise<Outcome>
  /** The pause after the nth failure, in ms; undefined if it is final. */
  readonly pauseAfter: (error: unknown, failures: number) => number | undefined
  readonly wait?: Wait | undefined
}

/**
 * Repeats an attempt until it succeeds, a failure is final or no time is left.
 *
 * @throws the last failure
 */
export async function retryWithin<Outcome>(retrying: Retrying<Outcome>): Promise<Outcome> {
  const { time, attempt, pauseAfter, wait: pass = wait } = retrying
  const end = performance.now() + time
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt(end - performance.now())
    } catch (error) {
      const pause = pauseAfter(error, failures)
      if (pause === undefined || performance.now() + pause >= end) throw error
      await pass(pause)
    }
  }
}
