import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import * as z from '#shared/schema.ts'
import type { Site } from './site.ts'

/** Runs the function with an event. It throws what the function throws, or why there is no result. */
export type Invoke = (event: unknown) => Promise<unknown>

const program = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { file, event, context } = workerData
  import(file)
    .then(({ handler }) => handler(event, context))
    .then((result) => parentPort.postMessage(JSON.stringify(result)))`

const messageSchema = z.tuple([z.string('The function exited.')])

/**
 * Makes a function callable. Each event gets a worker of its own, with the function's environment: one that crashes or
 * never ends fails alone, and the next event finds the newest bundle.
 */
export function createFunction({ file, arn, timeoutMs, environment }: Site['function']): Invoke {
  return async (event) => {
    const context = { awsRequestId: randomUUID(), invokedFunctionArn: arn }
    const workerData = { file: pathToFileURL(resolve(file)).href, event, context }
    const env = { ...environment }
    const worker = new Worker(program, { eval: true, workerData, env, execArgv: [] })
    const signal = AbortSignal.timeout(timeoutMs)
    const message = once(worker, 'message', { signal })
    const exit = once(worker, 'exit', { signal })
    try {
      const outcome: unknown = await Promise.race([message, exit])
      const [json] = messageSchema.parse(outcome)
      const result: unknown = JSON.parse(json)
      return result
    } catch (cause) {
      if (!signal.aborted) throw cause
      throw new Error(`The function took more than ${timeoutMs} ms.`, { cause })
    } finally {
      await worker.terminate()
    }
  }
}
