import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { Site } from './site.ts'

/** Runs the function with an event. Throws the function's error. */
export type Invoke = (event: unknown) => Promise<unknown>

const moduleSchema = v.object({ handler: v.function() })

/** Calls the built function in this process. A new bundle is loaded by the next call. */
export function createFunction({ file, environment }: Site['function']): Invoke {
  // It reads its environment when it is loaded.
  Object.assign(process.env, environment)
  const { href } = pathToFileURL(resolve(file))
  return async (event) => {
    const { mtimeMs } = await stat(file)
    const loaded: unknown = await import(`${href}?${mtimeMs}`)
    return v.parse(moduleSchema, loaded).handler(event, { awsRequestId: randomUUID() })
  }
}
