import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { expect, inject, test } from 'vitest'
import { dryRunEvent, sampleQuote } from '#lambda/dry-run-event.ts'
import { clientSettings, fail } from './aws.ts'

const [site] = inject('sites')
const arn = inject('arn')
const client = new LambdaClient(clientSettings)

// Each page names the function version that it was deployed with.
const home = await fetch(site, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
const version = inject('version') ?? home?.headers.get('x-amz-meta-function')

const quote = sampleQuote(site)

// Sequential, so that only the first one waits for a cold start.
test.for([
  ['malformed body', '{', 400, 'malformed_body'],
  ['empty quote', JSON.stringify({ ...quote, items: [] }), 400, 'invalid_request'],
  // Any other URL would be a payment page: the function would have created a session.
  ['dry run', JSON.stringify(quote), 200, quote.successUrl],
] as const)('function: %s', async ([, body, status, content], { annotate, signal }) => {
  const Payload = JSON.stringify(dryRunEvent(site, body))
  const output = await client
    .send(new InvokeCommand({ FunctionName: arn, Payload }), { abortSignal: signal })
    .catch(fail)
  await annotate(`version ${output.ExecutedVersion}`)
  const result = output.Payload?.transformToString()
  expect(result).toContain(`"statusCode":${status}`)
  expect(result).toContain(content)
  expect(output.ExecutedVersion, 'version').toBe(version ?? output.ExecutedVersion)
})
