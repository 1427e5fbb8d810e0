import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda'
import { createApp } from './app.ts'
import { createDryRun } from './dry-run.ts'
import { readEnvironment } from './env.ts'
import type { Log } from './log.ts'
import { createStripePayments } from './stripe-payments.ts'

/**
 * An event of API Gateway, or one like it from somebody who may invoke the function itself.
 *
 * `dryRun` is a field that no public request can set: API Gateway writes the event's own fields, and what a request sends
 * reaches its headers, path, query and body.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 */
type CheckoutEvent = Extract<LambdaEvent, { rawPath: string }> & { readonly dryRun?: boolean }

const { stripe, allowedOrigins, originSecret } = readEnvironment(process.env)

// Not the console, which on Lambda puts the line inside another one.
const log: Log = (entry) => process.stdout.write(`${JSON.stringify(entry)}\n`)

const payments = createStripePayments(stripe)
const answer = handle(createApp({ payments, allowedOrigins, originSecret, log }))

// Without the edge's secret: to invoke the function itself takes rights in its AWS account.
const answerDryRun = handle(
  createApp({ payments: createDryRun(stripe.secretKey), allowedOrigins, log }),
)

/**
 * The Lambda function: answers API Gateway's HTTP API events (payload version 2.0). With `dryRun` it does everything but
 * open a session at the provider, and nothing reaches the provider.
 */
export async function handler(event: CheckoutEvent, context: LambdaContext) {
  // Only POST's body is read. The adapter can't build a GET that has one and would answer in plain text.
  const isPost = event.requestContext.http.method === 'POST'
  const readable = isPost ? event : { ...event, body: null }
  return event.dryRun === true ? answerDryRun(readable, context) : answer(readable, context)
}
