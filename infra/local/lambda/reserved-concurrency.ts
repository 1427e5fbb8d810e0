import { TooManyRequests } from './too-many-requests.ts'

type Invoke = (event: unknown) => Promise<unknown>

/**
 * "Reserved concurrency … is the maximum number of concurrent instances allocated to your function", and an instance
 * handles one event at a time:
 * https://docs.aws.amazon.com/lambda/latest/dg/configuration-concurrency.html
 *
 * @param limit - how many events may be handled at once; without it, any number
 * @returns an invocation that throws TooManyRequests for each event beyond the limit
 */
export function reserveConcurrency(limit: number | undefined, invoke: Invoke): Invoke {
  if (limit === undefined) return invoke
  let handled = 0
  return async (event) => {
    if (handled >= limit) throw new TooManyRequests()
    handled += 1
    try {
      return await invoke(event)
    } finally {
      handled -= 1
    }
  }
}
