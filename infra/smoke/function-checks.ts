import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda'
import { checkoutResponseSchema } from '#shared/checkout-contract.ts'
import * as z from '#shared/schema.ts'
import { difference, runCheck, type CheckResult } from './check.ts'
import { dryRunEvent } from './dry-run-event.ts'
import { jsonOf } from './json.ts'
import { refusedWith } from './refused-with.ts'
import { sampleRequest } from './sample-request.ts'

/** A check of the function, and the version that answered, if one did. */
export type FunctionCheckResult = CheckResult & { readonly version: string | undefined }

type FunctionCheckOptions = {
  /** The version that has to answer, when it is known. */
  readonly version?: string | undefined
  /** When to wait no longer, in all of the checks. */
  readonly signal?: AbortSignal
}

type FunctionCheck = {
  readonly name: string
  readonly body: string
  readonly status: number
  /** What is wrong with the body of an answer that has the status. */
  readonly inBody: (body: string) => readonly string[]
}

const invocationSchema = z.object({
  ExecutedVersion: z.string(),
  FunctionError: z.optional(z.string()),
  Payload: z.instanceof(Uint8Array),
})

const functionErrorSchema = z.object({
  errorType: z._default(z.string(), 'Error'),
  errorMessage: z.string(),
})

// The answer to an event of format 2.0.
const resultSchema = z.object({
  statusCode: z.int(),
  body: z.string(),
  isBase64Encoded: z._default(z.literal(false), false),
})

function urlIn(body: string): string | undefined {
  return checkoutResponseSchema.safeParse(jsonOf(body)).data?.url
}

function checksFor(site: string): readonly FunctionCheck[] {
  const request = sampleRequest(site)
  return [
    {
      name: 'function: malformed body',
      body: '{',
      status: 400,
      inBody: refusedWith('malformed_body'),
    },
    {
      name: 'function: empty quote',
      body: JSON.stringify({ ...request, items: [] }),
      status: 400,
      inBody: refusedWith('invalid_request'),
    },
    {
      name: 'function: dry run',
      body: JSON.stringify(request),
      status: 200,
      // No page of the provider's, which would show that a session was opened after all.
      inBody: (body) => difference('url', request.successUrl, urlIn(body)),
    },
  ]
}

function failuresOf(payload: string, { status, inBody }: FunctionCheck): readonly string[] {
  const result = resultSchema.safeParse(jsonOf(payload))
  if (!result.success) return ['The function did not answer in the form of API Gateway.']
  const { statusCode, body } = result.data
  return statusCode === status
    ? inBody(body)
    : [`status: expected ${status}, found ${statusCode} with ${body}.`]
}

function failureOf(payload: string): string {
  const error = functionErrorSchema.safeParse(jsonOf(payload)).data
  return error
    ? `The function failed: ${error.errorType}: ${error.errorMessage}`
    : 'The function failed.'
}

async function invoke(client: LambdaClient, arn: string, event: object, signal?: AbortSignal) {
  const command = new InvokeCommand({ FunctionName: arn, Payload: JSON.stringify(event) })
  try {
    const output = await client.send(command, { abortSignal: signal })
    const { Payload, ...answer } = invocationSchema.parse(output)
    return { ...answer, payload: new TextDecoder().decode(Payload) }
  } catch (error) {
    throw signal?.aborted === true ? new Error('The Lambda service gives no answer.') : error
  }
}

/**
 * Invokes a function with what a checkout may send, as dry runs: one after the other, so that the first alone waits for a
 * cold start.
 *
 * @param arn - of the alias
 * @param site - the address that the checkout is at
 */
export async function checkFunction(
  client: LambdaClient,
  arn: string,
  site: string,
  { version: expectedVersion, signal }: FunctionCheckOptions = {},
): Promise<readonly FunctionCheckResult[]> {
  const results: FunctionCheckResult[] = []
  for (const check of checksFor(site)) {
    let version: string | undefined
    const result = await runCheck(check.name, async () => {
      const answer = await invoke(client, arn, dryRunEvent(site, check.body), signal)
      version = answer.ExecutedVersion
      const { payload, FunctionError } = answer
      return [
        ...difference('version', expectedVersion ?? version, version),
        ...(FunctionError === undefined ? failuresOf(payload, check) : [failureOf(payload)]),
      ]
    })
    results.push({ ...result, version })
  }
  return results
}
