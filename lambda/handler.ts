import { createApp } from './app.ts'
import { readEnvironment } from './env.ts'
import type { Log } from './log.ts'
import type { Payments } from './payments.ts'
import type { GatewayEvent } from './request-body.ts'
import { createPayments } from './stripe/payments.ts'

/**
 * An event of API Gateway, or of a client with the right to invoke the function. Only the latter can set `dryRun`: a public
 * request sets headers, path, query and body.
 */
type FunctionEvent = GatewayEvent & { readonly dryRun?: boolean }

const { payments: settings, originSecret, ...environment } = readEnvironment(process.env)

// Not the console, whose lines Lambda wraps in lines of its own.
const log: Log = (entry) => process.stdout.write(`${JSON.stringify(entry)}\n`)

const payments = createPayments(settings)
const respond = createApp({ ...environment, payments, originSecret, log })

// Stops right before the provider: the key is read, and the site's own success address stands in for a payment page.
const dryPayments: Payments = {
  createSession: async ({ successUrl }) => {
    await settings.secretKey()
    return { url: successUrl }
  },
}

// Needs no edge secret: only somebody with rights in the AWS account can invoke the function.
const respondDry = createApp({ ...environment, payments: dryPayments, log, dryRun: true })

/**
 * The Lambda function, for API Gateway's HTTP API events (payload version 2.0). With `dryRun` it does everything except
 * calling the provider.
 */
export async function handler(
  event: FunctionEvent,
  { awsRequestId }: { readonly awsRequestId: string },
) {
  return event.dryRun === true ? respondDry(event, awsRequestId) : respond(event, awsRequestId)
}
