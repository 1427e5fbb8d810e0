import { inspect } from 'node:util'
import { promiseHooks } from 'node:v8'
import { createContext, Script } from 'node:vm'
import { unsupported } from '#infra/local/cloudformation/template.ts'
import * as z from '#shared/schema.ts'

/**
 * Runs a function with an event.
 *
 * @returns what the function's handler returned, as JSON would carry it, and what the function logged
 * @throws Error when the function doesn't end well, or doesn't end
 */
export type RunFunction = (event: unknown) => {
  readonly returned: unknown
  readonly logged: readonly string[]
}

// AWS documents no number
// (docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-function-restrictions.html, "Compute
// utilization"): this one, in ms, ends what would never end.
const timeLimit = 1_000

// Everything passes in and out as text, so that no object of Node's, and no constructor of one, comes into the
// function's hands. The runtime has no other globals of its own but console.log and modules, which are unknown here:
// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
const prologue = new Script(`{
  const logged = []
  globalThis.console = { log: (message) => void logged.push(String(message)) }
  globalThis['log of the run'] = logged
}`)

// Handlers may be asynchronous: docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/async-await-syntax.html
const epilogue = new Script(`{
  const end = (outcome) => {
    const logged = globalThis['log of the run']
    globalThis['outcome of the run'] = JSON.stringify({ ...outcome, logged })
  }
  const run = async () => handler(JSON.parse(globalThis['event of the run']))
  run()
    .then((returned) => end({ returned }))
    .catch((error) => end({ error: String(error instanceof Error ? error.stack : error) }))
}`)

const outcomeSchema = z.object({
  returned: z.optional(z.unknown()),
  error: z.optional(z.string()),
  logged: z.array(z.string()),
})

// More than fit into the memory that a function has at AWS.
const maxPromises = 10_000

/**
 * Does something that may leave rejected promises behind, for which nobody waits. Node would end the whole process for
 * one of them.
 */
function withoutUnhandledRejections(work: () => void): void {
  const promises: Promise<unknown>[] = []
  const stop = promiseHooks.onInit((promise) => {
    if (promises.length < maxPromises) promises.push(promise)
  })
  try {
    work()
  } finally {
    Reflect.apply(stop, undefined, [])
    for (const promise of promises) void promise.then(undefined, () => undefined)
  }
}

function runIn(scripts: readonly Script[], event: unknown): unknown {
  // Without a prototype the global object has none of Node's either.
  const globals: Record<string, unknown> = {
    __proto__: null,
    'event of the run': JSON.stringify(event),
  }
  // "Dynamic code evaluation is not supported." What awaits is run within the time limit.
  const context = createContext(globals, {
    codeGeneration: { strings: false, wasm: false },
    microtaskMode: 'afterEvaluate',
  })
  withoutUnhandledRejections(() => {
    for (const script of scripts) script.runInContext(context, { timeout: timeLimit })
  })
  return globals['outcome of the run']
}

/**
 * Makes a function of the runtime cloudfront-js-2.0 runnable. Each run begins afresh, with globals of its own.
 *
 * @param name - for messages
 * @throws CommandError when the code is no script
 */
export function compileFunction(name: string, code: string): RunFunction {
  let script: Script
  try {
    // "Functions operate in strict mode by default."
    script = new Script(`'use strict';${code}`, { filename: name })
  } catch (error) {
    throw unsupported(`the function ${name} is no script (${String(error)})`)
  }
  return (event) => {
    let outcome: unknown
    try {
      outcome = runIn([prologue, script, epilogue], event)
    } catch (error) {
      // It may be of any kind, and of the function's own making.
      throw new Error(inspect(error, { customInspect: false }), { cause: error })
    }
    if (typeof outcome !== 'string') throw new Error('The handler did not end.')
    const { returned, error, logged } = outcomeSchema.parse(JSON.parse(outcome))
    if (error !== undefined) throw new Error(error)
    return { returned, logged }
  }
}
