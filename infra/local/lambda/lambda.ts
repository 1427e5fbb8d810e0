import type { Running } from '#infra/tools/command.ts'
import { startRuntime, type Runtime, type RuntimeOptions } from './runtime.ts'

export type Lambda = Running & { readonly invoke: Runtime['invoke'] }

async function hasEnded(runtime: Promise<Runtime>): Promise<boolean> {
  try {
    return (await runtime).hasEnded()
  } catch {
    return true
  }
}

/**
 * Runs a function as the Lambda service does: a function that crashed or took too long loses its runtime, and the next
 * event finds a new one. So does the first event after `close`, which thereby finds the newest code.
 *
 * @throws when the function cannot be loaded
 */
export async function startLambda(options: RuntimeOptions): Promise<Lambda> {
  let runtime = startRuntime(options)
  await runtime
  return {
    async invoke(event) {
      const current = runtime
      // Of several events that find it ended, the first starts the next one.
      if ((await hasEnded(current)) && runtime === current) runtime = startRuntime(options)
      return (await runtime).invoke(event)
    },
    async close() {
      if (!(await hasEnded(runtime))) await (await runtime).close()
    },
  }
}
