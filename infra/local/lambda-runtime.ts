import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { resolve as resolvePath } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from '#shared/schema.ts'
import type { Running } from './command.ts'
import type { Invoke } from './gateway.ts'

export type RuntimeOptions = {
  /** The bundled module, whose `handler` is called. */
  readonly bundle: string
  /** All the environment variables that the function sees. */
  readonly environment: Readonly<Record<string, string>>
  /** How long the function may take, in ms. */
  readonly timeoutMs?: number
}

export type Runtime = Running & { readonly invoke: Invoke; readonly hasEnded: () => boolean }

// One second below the gateway's limit, so that the log names the function and not the gateway.
const functionTimeoutMs = 29_000

const outcomeSchema = z.union([
  z.object({ id: z.string(), error: z.string() }),
  z.object({ id: z.string(), result: z.unknown() }),
])

const startSchema = z.union([
  z.object({ isReady: z.literal(true) }),
  z.object({ isReady: z.literal(false), error: z.string() }),
])

type Outcome = z.infer<typeof outcomeSchema>

const program = fileURLToPath(new URL('./lambda-process.ts', import.meta.url))
const tsx = import.meta.resolve('tsx')

function startProcess({ bundle, environment }: RuntimeOptions): Promise<ChildProcess> {
  const child = fork(program, [resolvePath(bundle)], {
    env: { ...environment },
    execArgv: ['--import', tsx],
  })
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      const start = startSchema.parse(message)
      if (start.isReady) resolve(child)
      else reject(new Error(`The function cannot be loaded: ${start.error}`))
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error('The function ended before it was ready.')))
  })
}

/**
 * Starts one process for a function, with the function's own environment variables and nothing else of ours. It ends
 * when it is closed, when the function crashes, and when the function takes too long.
 *
 * @throws when the bundle cannot be loaded
 */
export async function startRuntime(options: RuntimeOptions): Promise<Runtime> {
  const { timeoutMs = functionTimeoutMs } = options
  const child = await startProcess(options)
  const waiting = new Map<string, (outcome: Outcome) => void>()
  let ended = false

  function end(reason: string): void {
    ended = true
    child.kill('SIGKILL')
    for (const [id, settle] of waiting) settle({ id, error: reason })
    waiting.clear()
  }

  child.on('message', (message) => {
    const outcome = outcomeSchema.parse(message)
    waiting.get(outcome.id)?.(outcome)
    waiting.delete(outcome.id)
  })
  child.on('error', (error) => end(String(error)))
  child.once('exit', () => end('The function ended.'))

  return {
    hasEnded: () => ended,
    async invoke(event) {
      const id = randomUUID()
      const timer = setTimeout(() => end(`The function took more than ${timeoutMs} ms.`), timeoutMs)
      const outcome = await new Promise<Outcome>((resolve) => {
        waiting.set(id, resolve)
        child.send({ id, event, deadline: Date.now() + timeoutMs })
      })
      clearTimeout(timer)
      if ('error' in outcome) throw new Error(outcome.error)
      return outcome.result
    },
    async close() {
      const exited = once(child, 'exit')
      end('The function was stopped.')
      await exited
    },
  }
}
