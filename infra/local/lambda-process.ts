import process from 'node:process'
import { pathToFileURL } from 'node:url'
import type { Context } from 'aws-lambda'
import * as z from '#shared/schema.ts'

// The process in which a bundled function runs. It gets events from its parent and answers each with a result or an error.

type Handler = (event: unknown, context: Context) => unknown

const [, , bundle] = z.tuple([z.string(), z.string(), z.string()]).parse(process.argv)
const bundleSchema = z.object({
  handler: z.custom<Handler>((value) => typeof value === 'function', 'It exports no handler.'),
})
const invocation = z.object({ id: z.string(), event: z.unknown(), deadline: z.number() })

function refuse(): never {
  throw new Error('The runtimes of today know no callbacks: return a promise.')
}

function contextOf(id: string, deadline: number): Context {
  return {
    awsRequestId: id,
    callbackWaitsForEmptyEventLoop: true,
    functionName: 'local',
    functionVersion: '$LATEST',
    invokedFunctionArn: 'arn:aws:lambda:us-east-1:000000000000:function:local',
    logGroupName: '/aws/lambda/local',
    logStreamName: 'local',
    memoryLimitInMB: '512',
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: refuse,
    fail: refuse,
    succeed: refuse,
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

async function answer(handler: Handler, message: unknown): Promise<void> {
  const { id, event, deadline } = invocation.parse(message)
  try {
    process.send?.({ id, result: (await handler(event, contextOf(id, deadline))) ?? null })
  } catch (error) {
    process.send?.({ id, error: describe(error) })
  }
}

async function start(): Promise<void> {
  const { handler } = bundleSchema.parse(await import(pathToFileURL(bundle).href))
  process.on('message', (message) => void answer(handler, message))
  // No parent, no purpose: also when the parent was killed.
  process.on('disconnect', () => process.exit())
  process.send?.({ isReady: true })
}

start().catch((error: unknown) => {
  process.send?.({ isReady: false, error: describe(error) }, () => process.exit(1))
})
