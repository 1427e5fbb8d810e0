import { InvokeCommand } from '@aws-sdk/client-lambda'
import { afterAll, expect, inject, test } from 'vitest'
import { checkoutPath, returnPaths } from '#shared/addresses.ts'
import { fixedItemIds } from '#shared/catalogue.ts'
import { itemsOf } from '#shared/checkout-contract.ts'
import { mapCustomerFields } from '#shared/customer-fields.ts'
import { initialSelection, linesOf } from '#shared/pricing.ts'
import { createLambdaClient, fail } from './rollback.ts'

const [site] = inject('sites')
const arn = inject('arn')
const version = inject('version')
const client = createLambdaClient(arn)
afterAll(() => client.destroy())

const successUrl = site + returnPaths.success
const quote = {
  // All offers: the function refuses any that it prices differently.
  items: itemsOf(linesOf({ ...initialSelection, fixedItems: fixedItemIds })),
  customerInfo: {
    ...mapCustomerFields(({ kind }) => (kind === 'email' ? 'smoke@mail.example' : 'Smoke')),
    acceptTerms: true,
  },
  successUrl,
  cancelUrl: site + returnPaths.cancel,
}

/** What the function reads of API Gateway's event for a POST, and `dryRun`, which no public request can set. */
const dryRun = {
  dryRun: true,
  rawPath: checkoutPath,
  headers: { 'content-type': 'application/json', origin: site },
  requestContext: { http: { method: 'POST' } },
  isBase64Encoded: false,
}

// Sequential, so that only the first one waits for a cold start.
test.for([
  ['malformed body', '{', 400, 'malformed_body'],
  ['empty quote', JSON.stringify({ ...quote, items: [] }), 400, 'invalid_request'],
  // Any other URL would be a payment page: the function would have created a session.
  ['dry run', JSON.stringify(quote), 200, successUrl],
] as const)('function: %s', async ([, body, status, content], { annotate, signal }) => {
  const Payload = JSON.stringify({ ...dryRun, body })
  const output = await client
    .send(new InvokeCommand({ FunctionName: arn, Payload }), { abortSignal: signal })
    .catch(fail)
  await annotate(`version ${output.ExecutedVersion}`)
  const result = output.Payload?.transformToString()
  expect(result).toContain(`"statusCode":${status}`)
  expect(result).toContain(content)
  expect(output.ExecutedVersion, 'version').toBe(version ?? output.ExecutedVersion)
})
