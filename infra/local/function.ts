import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import * as v from 'valibot'
import type { Site } from './site.ts'

/** Runs the function with an event. Throws the function's error, or the reason for a missing result. */
export type Invoke = (event: unknown) => Promise<unknown>

// An empty message means that the function is loaded; the other one is the result.
const program = `
  const { parentPort, workerData } = require('node:worker_threads')
  import(workerData).then(({ handler }) => {
    parentPort.once('message', async ({ event, context }) =>
      parentPort.postMessage(JSON.stringify(await handler(event, context))))
    parentPort.postMessage('')
  })`

/** The next message of a worker. Without one, the error says why the worker ended. */
async function nextMessage(worker: Worker, timeoutMs: number): Promise<string> {
  let reason: unknown = new Error('The function exited.')
  const deadline = setTimeout(() => {
    reason = new Error(`The function took more than ${timeoutMs} ms.`)
    void worker.terminate()
  }, timeoutMs)
  try {
    const message = await new Promise((done, fail) => {
      worker.once('message', done)
      worker.once('error', (error) => (reason = error))
      // Comes after all messages, whereas an error can overtake one.
      worker.once('exit', () => fail(reason))
    })
    return v.parse(v.string(), message)
  } finally {
    clearTimeout(deadline)
  }
}

/** Runs each event in its own worker: a crash or a hang affects no other call, and a new bundle is used at once. */
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
    // One at a time: thirty at once would slow each other down past the function's own time limits.
    const started = starting.then(startWorker)
    starting = started.catch(() => {})
    const worker = await started
    const context = { awsRequestId: randomUUID(), invokedFunctionArn: arn }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a window has this parameter, a worker doesn't
    worker.postMessage({ event, context })
    const result: unknown = JSON.parse(await nextMessage(worker, timeoutMs))
    return result
  }
}
