import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda'
import { createApp } from './app.ts'
import { createDryRun } from './dry-run.ts'
import { readEnvironment } from './env.ts'
import type { Log } from './log.ts'
import { createStripePayments } from './stripe-payments.ts'

/**
 * An event of API Gateway, or one like it from a client with the right to invoke the function.
 *
 * No public request can set `dryRun`: API Gateway writes the event's fields, and a request only sets its headers, path,
 * query and body.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 */
type CheckoutEvent = Extract<LambdaEvent, { rawPath: string }> & { readonly dryRun?: boolean }

const { stripe, allowedOrigins, originSecret } = readEnvironment(process.env)

// Not the console, which on Lambda wraps the line in another one.
const log: Log = (entry) => process.stdout.write(`${JSON.stringify(entry)}\n`)

const payments = createStripePayments(stripe)
const handlePublic = handle(createApp({ payments, allowedOrigins, originSecret, log }))

// Without the edge's secret: invoking the function already takes rights in the AWS account.
const handleDryRun = handle(
  createApp({ payments: createDryRun(stripe.secretKey), allowedOrigins, log }),
)

/**
 * The Lambda function, for API Gateway's HTTP API events (payload version 2.0). With `dryRun` it does everything except
 * calling the provider.
 */
export async function handler(event: CheckoutEvent, context: LambdaContext) {
  // The adapter cannot build a GET request with a body and would respond in plain text.
  const isPost = event.requestContext.http.method === 'POST'
  const readable = isPost ? event : { ...event, body: null }
  return event.dryRun === true ? handleDryRun(readable, context) : handlePublic(readable, context)
}
