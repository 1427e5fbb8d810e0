import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { resolve as resolvePath } from 'node:path'
import { fileURLToPath } from 'node:url'
import { arn } from '#infra/local/cloudformation/resource-types.ts'
import type { Running } from '#infra/tools/command.ts'
import * as z from '#shared/schema.ts'

export type RuntimeOptions = {
  /** The module with the handler. */
  readonly file: string
  /** The name under which the module exports the handler. */
  readonly exportName?: string
  /** All the environment variables that the function sees. */
  readonly environment: Readonly<Record<string, string>>
  /** What the function is told to be called by. */
  readonly functionArn?: string
  /** How long the function may take, in ms. */
  readonly timeoutMs?: number
  /** How long it may take until the function is loaded, in ms. */
  readonly startTimeoutMs?: number
}

export type Runtime = Running & {
  /** @throws what the function throws */
  readonly invoke: (event: unknown) => Promise<unknown>
  readonly hasEnded: () => boolean
}

// One second below the gateway's limit, so that the log names the function and not the gateway.
const defaultTimeoutMs = 29_000

// "The Init phase is limited to 10 seconds", and is begun anew with the first event. A machine that does much else may
// take longer for a process: https://docs.aws.amazon.com/lambda/latest/dg/lambda-runtime-environment.html
const defaultStartTimeoutMs = 30_000

const outcomeSchema = z.union([
  z.object({
    id: z.string(),
    error: z.object({ name: z.string(), message: z.string(), stack: z.string() }),
  }),
  z.object({ id: z.string(), result: z.string() }),
])

const startSchema = z.union([
  z.object({ isReady: z.literal(true) }),
  z.object({ isReady: z.literal(false), error: z.string() }),
])

type Invocation = {
  readonly resolve: (result: string) => void
  readonly reject: (error: Error) => void
}

const program = fileURLToPath(new URL('./runtime-process.ts', import.meta.url))
const tsx = import.meta.resolve('tsx')

/** The process, once the function is loaded. */
function ready(child: ChildProcess, timeoutMs: number): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The function was not ready within ${timeoutMs} ms.`)),
      timeoutMs,
    )
    child.once('message', (message) => {
      clearTimeout(timer)
      const { data: start } = startSchema.safeParse(message)
      if (start?.isReady) resolve(child)
      else reject(new Error(`The function cannot be loaded: ${start?.error}`))
    })
    child.once('error', reject)
    child.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('The function ended before it was ready.'))
    })
  })
}

async function startProcess(options: RuntimeOptions): Promise<ChildProcess> {
  const { file, environment, startTimeoutMs = defaultStartTimeoutMs } = options
  const { exportName = 'handler', functionArn = arn('lambda', 'function:local') } = options
  const child = fork(program, [resolvePath(file), exportName, functionArn], {
    env: { ...environment },
    execArgv: ['--import', tsx],
  })
  try {
    return await ready(child, startTimeoutMs)
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
}

function settle(invocation: Invocation, outcome: z.infer<typeof outcomeSchema>): void {
  if ('result' in outcome) invocation.resolve(outcome.result)
  else invocation.reject(Object.assign(new Error(outcome.error.message), outcome.error))
}

/**
 * Starts one process for a function, with the function's own environment variables and nothing else of ours. It ends
 * when it is closed, when the function crashes, and when the function takes too long. It handles all events that come
 * at once; Lambda would start a process for each, and an event would not end with the process of another.
 *
 * @throws when the module cannot be loaded
 */
export async function startRuntime(options: RuntimeOptions): Promise<Runtime> {
  const { timeoutMs = defaultTimeoutMs } = options
  const child = await startProcess(options)
  const waiting = new Map<string, Invocation>()
  let ended = false

  function end(reason: Error): void {
    ended = true
    child.kill('SIGKILL')
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }

  child.on('message', (message) => {
    // The function itself can send what it likes.
    const { data: outcome } = outcomeSchema.safeParse(message)
    const invocation = waiting.get(outcome?.id ?? '')
    if (!outcome || !invocation) return
    waiting.delete(outcome.id)
    settle(invocation, outcome)
  })
  child.on('error', end)
  child.once('exit', () => end(new Error('The function ended.')))

  return {
    hasEnded: () => ended,
    async invoke(event) {
      const id = randomUUID()
      const timer = setTimeout(
        () => end(new Error(`The function took more than ${timeoutMs} ms.`)),
        timeoutMs,
      )
      try {
        const result = await new Promise<string>((resolve, reject) => {
          waiting.set(id, { resolve, reject })
          child.send({ id, event, deadline: Date.now() + timeoutMs })
        })
        const parsed: unknown = JSON.parse(result)
        return parsed
      } finally {
        clearTimeout(timer)
      }
    },
    async close() {
      const exited = once(child, 'exit')
      end(new DOMException('The function was stopped.', 'AbortError'))
      await exited
    },
  }
}
