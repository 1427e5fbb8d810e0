import process from 'node:process'
import { pathToFileURL } from 'node:url'
import type { Context } from 'aws-lambda'
import * as z from '#shared/schema.ts'
import { maxPayloadBytes } from './quotas.ts'

// The process in which a function runs. It gets events from its parent and answers each with a result or an error.

type Handler = (event: unknown, context: Context) => unknown

const [, , file, exportName, functionArn] = z
  .tuple([z.string(), z.string(), z.string(), z.string(), z.string()])
  .parse(process.argv)

const handlerSchema = z.custom<Handler>(
  (value) => typeof value === 'function',
  `It exports no ${exportName}.`,
)
const invocation = z.object({ id: z.string(), event: z.unknown(), deadline: z.number() })

// The variables that Lambda itself sets; without them, as for a function that is only being developed, "local".
const { env } = process
const {
  AWS_LAMBDA_FUNCTION_NAME: functionName = 'local',
  AWS_LAMBDA_FUNCTION_VERSION: functionVersion = '$LATEST',
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: memoryLimitInMB = '128',
} = env

function refuse(): never {
  throw new Error('The runtimes of today know no callbacks: return a promise.')
}

/** https://docs.aws.amazon.com/lambda/latest/dg/nodejs-context.html */
function contextOf(id: string, deadline: number): Context {
  return {
    awsRequestId: id,
    callbackWaitsForEmptyEventLoop: true,
    functionName,
    functionVersion,
    invokedFunctionArn: functionArn,
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    memoryLimitInMB,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: refuse,
    fail: refuse,
    succeed: refuse,
  }
}

function describe(error: unknown) {
  return error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack ?? error.message }
    : { name: typeof error, message: String(error), stack: String(error) }
}

/** What the handler returns, in JSON; what has none is null. */
async function resultOf(handler: Handler, event: unknown, context: Context): Promise<string> {
  const result = JSON.stringify(await handler(event, context)) ?? 'null'
  if (Buffer.byteLength(result) <= maxPayloadBytes) return result
  throw new Error(`The result is larger than ${maxPayloadBytes} bytes.`)
}

async function answer(handler: Handler, message: unknown): Promise<void> {
  const { id, event, deadline } = invocation.parse(message)
  try {
    process.send?.({ id, result: await resultOf(handler, event, contextOf(id, deadline)) })
  } catch (error) {
    process.send?.({ id, error: describe(error) })
  }
}

async function start(): Promise<void> {
  const exported = z
    .record(z.string(), z.unknown())
    .parse({ ...(await import(pathToFileURL(file).href)) })
  const handler = handlerSchema.parse(exported[exportName])
  process.on('message', (message) => void answer(handler, message))
  // No parent, no purpose: also when the parent was killed.
  process.on('disconnect', () => process.exit())
  process.send?.({ isReady: true })
}

start().catch((error: unknown) => {
  process.send?.({ isReady: false, error: describe(error).stack }, () => process.exit(1))
})
