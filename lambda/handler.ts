import { createApp, type GatewayEvent } from './app.ts'
import { readEnvironment } from './env.ts'
import type { Log } from './log.ts'
import type { Payments } from './payments.ts'
import { createExpiringPayments, createPayments } from './stripe/sessions.ts'

/**
 * An event of API Gateway, or of a client with the right to invoke the function. Only the latter can set `dryRun` and
 * `check`: a public request sets headers, path, query and body.
 */
type FunctionEvent = GatewayEvent & { readonly dryRun?: boolean; readonly check?: boolean }

const { payments: settings, originSecret, ...environment } = readEnvironment(process.env)

// Not the console, whose lines Lambda wraps in lines of its own.
const log: Log = (entry) => process.stdout.write(`${JSON.stringify(entry)}\n`)

const payments = createPayments(settings)
const respond = createApp({ ...environment, payments, originSecret, log })

const checks = createExpiringPayments(settings)

// Stops right before the provider: the key is read, and the site's own success address stands in for a payment page.
const dryPayments: Payments = {
  createSession: async ({ successUrl }) => {
    await settings.secretKey()
    return { url: successUrl }
  },
}

// They need no edge secret: only somebody with rights in the AWS account can invoke the function.
const respondDry = createApp({ ...environment, payments: dryPayments, log, purpose: 'dryRun' })
const respondToCheck = createApp({ ...environment, payments: checks, log, purpose: 'check' })

/**
 * The Lambda function, for API Gateway's HTTP API events (payload version 2.0). With `dryRun` it does everything except
 * calling the provider; with `check` as well, it creates a session that expires at once.
 */
export async function handler(
  event: FunctionEvent,
  { awsRequestId }: { readonly awsRequestId: string },
) {
  if (event.dryRun !== true) return respond(event, awsRequestId)
  return event.check === true
    ? respondToCheck(event, awsRequestId)
    : respondDry(event, awsRequestId)
}
