import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { checkoutPath } from '#shared/addresses.ts'
import * as z from '#shared/schema.ts'
import { heartbeatNames } from './deployment.ts'
import { dryRunEvent, sampleQuote } from './dry-run-event.ts'
import { apiErrors, type ApiErrorCode } from './errors.ts'

// As long as a page waits for a payment page, and below the stack's timeout, so that the error can name the check.
const timeout = 20_000

const environmentSchema = z.object({
  [heartbeatNames.site]: z.string(),
  [heartbeatNames.liveFunction]: z.string(),
})

const client = new LambdaClient({})

async function request(url: string, init: RequestInit = {}): Promise<string> {
  const signal = AbortSignal.timeout(timeout)
  const response = await fetch(url, { redirect: 'manual', signal, ...init })
  return `${response.status} ${await response.text()}`
}

async function invoke(FunctionName: string, event: object): Promise<string> {
  const command = new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) })
  const { Payload } = await client.send(command, { abortSignal: AbortSignal.timeout(timeout) })
  return Payload?.transformToString() ?? ''
}

/** Why a check failed, in a sentence; nothing if it didn't. */
async function check(
  name: string,
  response: Promise<string>,
  isRight: (response: string) => boolean,
): Promise<readonly string[]> {
  try {
    const text = await response
    return isRight(text) ? [] : [`${name}: ${text.slice(0, 200)}`]
  } catch (error) {
    // The message of a failed fetch says nothing else.
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
    return [`${name}: ${String(cause)}`]
  }
}

/**
 * The Lambda function that a schedule invokes to watch the site from outside: what a visitor and a buyer need, without a
 * charge.
 *
 * @throws Error that names each check that failed; Lambda counts it, and the stack has an alarm on the count
 */
export async function handler(): Promise<void> {
  const variables = environmentSchema.parse(process.env)
  const { [heartbeatNames.site]: site, [heartbeatNames.liveFunction]: liveFunction } = variables
  const quote = sampleQuote(site)
  const emptyQuote = {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify({ ...quote, items: [] }),
  }
  // Only a request that arrives with the edge's secret and the site's origin is refused for its fields.
  const refusal: ApiErrorCode = 'invalid_request'
  const { status } = apiErrors[refusal]
  const failures = await Promise.all([
    check(
      'Home page',
      request(`${site}/`),
      (response) => response.startsWith('200 ') && response.includes('</html>'),
    ),
    check(
      'Empty quote through the edge',
      request(site + checkoutPath, emptyQuote),
      (response) => response.startsWith(`${status} `) && response.includes(`"code":"${refusal}"`),
    ),
    check(
      'Dry run',
      invoke(liveFunction, dryRunEvent(site, JSON.stringify(quote))),
      (result) => result.includes('"statusCode":200') && result.includes(quote.successUrl),
    ),
  ])
  if (failures.flat().length > 0) throw new Error(failures.flat().join('\n'))
}
