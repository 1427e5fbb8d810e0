import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda'
import { createApp } from './app.ts'
import { readEnvironment } from './env.ts'
import { createStripePayments } from './stripe-payments.ts'

type HttpApiEvent = Extract<LambdaEvent, { rawPath: string }>

const { stripe, allowedOrigins, originSecret } = readEnvironment(process.env)

const app = createApp({
  payments: createStripePayments(stripe),
  allowedOrigins,
  originSecret,
  // Not the console, which on Lambda puts the line inside another one.
  log: (entry) => process.stdout.write(`${JSON.stringify(entry)}\n`),
})

const answer = handle(app)

/** The Lambda function: answers API Gateway's HTTP API events (payload version 2.0). */
export async function handler(event: HttpApiEvent, context: LambdaContext) {
  // Only POST's body is read. The adapter can't build a GET that has one and would answer in plain text.
  const isPost = event.requestContext.http.method === 'POST'
  return answer(isPost ? event : { ...event, body: null }, context)
}
