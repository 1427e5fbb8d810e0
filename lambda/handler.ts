import { createApp, type GatewayEvent } from './app.ts'
import { readEnvironment } from './env.ts'
import type { Log } from './log.ts'
import { createExpiringPayments, createPayments } from './stripe/sessions.ts'

/**
 * An event of API Gateway, or of a client with the right to invoke the function. Only the latter can set `check`: a public
 * request sets headers, path, query and body.
 */
type FunctionEvent = GatewayEvent & { readonly check?: boolean }

const { payments: settings, originSecret, ...environment } = readEnvironment(process.env)

// Not the console, whose lines Lambda wraps in lines of its own.
const log: Log = (entry) => process.stdout.write(`${JSON.stringify(entry)}\n`)

const payments = createPayments(settings)
const respond = createApp({ ...environment, payments, originSecret, log })

// It needs no edge secret: only somebody with rights in the AWS account can invoke the function.
const respondToCheck = createApp({
  ...environment,
  payments: createExpiringPayments(settings),
  log,
  purpose: 'check',
})

/**
 * The Lambda function, for API Gateway's HTTP API events (payload version 2.0). With `check` it creates a session that expires
 * at once.
 */
export async function handler(
  event: FunctionEvent,
  { awsRequestId }: { readonly awsRequestId: string },
) {
  return event.check === true ? respondToCheck(event, awsRequestId) : respond(event, awsRequestId)
}
