import { InvokeCommand } from '@aws-sdk/client-lambda'
import { afterAll, expect, inject, test } from 'vitest'
import { checkoutPath, returnPaths } from '#shared/addresses.ts'
import { fixedItemIds } from '#shared/catalogue.ts'
import { itemsOf } from '#shared/checkout-contract.ts'
import { mapCustomerFields } from '#shared/customer-fields.ts'
import { initialSelection, linesOf } from '#shared/pricing.ts'
import { createLambdaClient, reasonOf } from './lambda-client.ts'

const [site] = inject('sites')
const { arn, region } = inject('live')
const version = inject('version')
const client = createLambdaClient(region)
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

const { host } = new URL(site)
/** What API Gateway sends for a POST, in payload format 2.0, and `dryRun`, which no public request can set. */
const dryRun = {
  dryRun: true,
  version: '2.0',
  rawPath: checkoutPath,
  rawQueryString: '',
  headers: { 'content-type': 'application/json', host, origin: site },
  requestContext: { domainName: host, http: { method: 'POST' } },
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
    .catch((error: unknown) => {
      throw new Error(reasonOf(error))
    })
  await annotate(`version ${output.ExecutedVersion}`)
  const result = output.Payload?.transformToString()
  expect(result).toContain(`"statusCode":${status}`)
  expect(result).toContain(content)
  expect(output.ExecutedVersion, 'version').toBe(version ?? output.ExecutedVersion)
})
