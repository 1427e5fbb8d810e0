import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import * as z from '#shared/schema.ts'
import type { Site } from './site.ts'

/** Runs the function with an event. It throws what the function throws, or why there is no result. */
export type Invoke = (event: unknown) => Promise<unknown>

// An empty message says that the function is loaded; every other one is a result.
const program = `
  const { parentPort, workerData } = require('node:worker_threads')
  import(workerData).then(({ handler }) => {
    parentPort.on('message', async ({ event, context }) =>
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

/**
 * Makes a function callable. As at Lambda, an environment handles one event at a time and is kept for the next one: here a
 * worker with the function's variables. One that crashes or never ends fails alone, and a new bundle gets new ones.
 */
export function createFunction({ file, arn, timeoutMs, environment }: Site['function']) {
  // Idle workers with the newest bundle.
  let idle = new Set<Worker>()
  let version = NaN
  let starting: Promise<unknown> = Promise.resolve()

  /** Ends the idle workers with another version of the bundle; the others end after their event. */
  function keepOnly(kept: number): void {
    if (kept === version) return
    version = kept
    for (const worker of idle) void worker.terminate()
    idle = new Set()
  }

  async function startWorker(): Promise<Worker> {
    const workerData = pathToFileURL(resolve(file)).href
    const options = { eval: true, workerData, env: environment, execArgv: [] }
    const worker = new Worker(program, options)
    worker.once('exit', () => idle.delete(worker))
    // An error between two events would otherwise have no listener and end the preview.
    worker.on('error', () => {})
    await nextMessage(worker, timeoutMs)
    return worker
  }

  /** Starts one worker at a time: thirty at once would slow each other down until the function's own time limits fail. */
  function startInTurn(): Promise<Worker> {
    const started = starting.then(startWorker)
    starting = started.catch(() => {})
    return started
  }

  const invoke: Invoke = async (event) => {
    keepOnly(statSync(file).mtimeMs)
    const pool = idle
    const [warm] = pool
    if (warm) pool.delete(warm)
    const worker = warm ?? (await startInTurn())
    const context = { awsRequestId: randomUUID(), invokedFunctionArn: arn }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a window's parameter, not a worker's
    worker.postMessage({ event, context })
    const result: unknown = JSON.parse(await nextMessage(worker, timeoutMs))
    if (pool === idle) idle.add(worker)
    else void worker.terminate()
    return result
  }

  return { invoke, close: async () => keepOnly(NaN) }
}
