import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import * as z from '#shared/schema.ts'
import type { Site } from './site.ts'

/** Runs the function with an event. It throws what the function throws, or why there is no result. */
export type Invoke = (event: unknown) => Promise<unknown>

// An empty message says that the function is loaded; the other one is the result.
const program = `
  const { parentPort, workerData } = require('node:worker_threads')
  import(workerData).then(({ handler }) => {
    parentPort.once('message', async ({ event, context }) =>
      parentPort.postMessage(JSON.stringify(await handler(event, context))))
    parentPort.postMessage('')
  })`

const messageSchema = z.tuple([z.string('The function exited.')])

/** The next message of a worker. If there is none, the worker is ended, and the error says why. */
async function nextMessage(worker: Worker, timeoutMs: number): Promise<string> {
  const waiting = new AbortController()
  const { signal } = waiting
  const deadline = setTimeout(() => waiting.abort(), timeoutMs)
  const message = once(worker, 'message', { signal })
  const exit = once(worker, 'exit', { signal })
  try {
    return messageSchema.parse(await Promise.race([message, exit]))[0]
  } catch (cause) {
    void worker.terminate()
    if (!signal.aborted) throw cause
    throw new Error(`The function took more than ${timeoutMs} ms.`, { cause })
  } finally {
    clearTimeout(deadline)
    waiting.abort()
  }
}

/** Runs each event in a worker of its own: one that crashes or never ends fails alone, and a new bundle is used at once. */
export function createFunction({ file, arn, timeoutMs, environment }: Site['function']): Invoke {
  let starting: Promise<unknown> = Promise.resolve()

  async function startWorker(): Promise<Worker> {
    const workerData = pathToFileURL(resolve(file)).href
    const worker = new Worker(program, { eval: true, workerData, env: environment, execArgv: [] })
    // An error after the result would otherwise have no listener and end the preview.
    worker.on('error', () => {})
    await nextMessage(worker, timeoutMs)
    return worker
  }

  return async (event) => {
    // In turn: thirty at once would slow each other down until the function's own time limits fail.
    const started = starting.then(startWorker)
    starting = started.catch(() => {})
    const worker = await started
    const context = { awsRequestId: randomUUID(), invokedFunctionArn: arn }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a window's parameter, not a worker's
    worker.postMessage({ event, context })
    const result: unknown = JSON.parse(await nextMessage(worker, timeoutMs))
    return result
  }
}
