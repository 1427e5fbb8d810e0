import type { LambdaClient } from '@aws-sdk/client-lambda'
import { expect, test } from 'vitest'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { checkoutRequestSchema } from '#shared/checkout-contract.ts'
import * as z from '#shared/schema.ts'
import { TooManyRequests } from '#infra/local/lambda/too-many-requests.ts'
import { checkFunction } from '#infra/smoke/function-checks.ts'
import { createLambdaClient } from '#infra/smoke/lambda-client.ts'
import { freePort } from '#tests/support/free-port.ts'
import {
  awsEnvironment,
  functionArn,
  setEnvironment,
  startFunction,
} from '#tests/support/lambda-service.ts'
import { serve } from '#tests/support/local-server.ts'
import { productHandlerFor } from './product-handler.ts'

const site = 'https://www.example.com'
const arn = `${functionArn}:live`

const names = ['function: malformed body', 'function: empty quote', 'function: dry run']

async function failuresOf(client: LambdaClient, options = {}) {
  const results = await checkFunction(client, arn, site, options)
  return results.flatMap(({ name, failures }) => failures.map((failure) => [name, failure]))
}

/** Checks the product's function, whose results are changed on their way. */
async function failuresWith(change: (result: unknown, event: unknown) => unknown) {
  const handler = await productHandlerFor(site)
  const { client } = await startFunction(async (event) => change(await handler(event), event))
  return failuresOf(client)
}

test('the product’s function passes all checks, as dry runs of its live version', async () => {
  const handler = await productHandlerFor(site)
  const events: unknown[] = []
  const { client } = await startFunction(handler, (event) => {
    events.push(event)
    return handler(event)
  })

  const results = await checkFunction(client, arn, site)

  expect(results).toMatchObject(names.map((name) => ({ name, failures: [], version: '2' })))
  expect(events).toMatchObject(names.map(() => ({ version: '2.0', dryRun: true })))
  const { body } = z.object({ body: z.string() }).parse(events.at(-1))
  const { items } = checkoutRequestSchema.parse(JSON.parse(body))
  const offers = [...fixedItems, ...resources].map(({ name }) => name)
  expect(items.map(({ name }) => name)).toEqual(offers)
})

test('a function that does not know dry runs refuses all of them, and opens no session', async () => {
  const handler = await productHandlerFor(site)
  const { client } = await startFunction((event) => handler({ ...Object(event), dryRun: false }))
  const failures = await failuresOf(client)
  expect(failures.map(([name]) => name)).toEqual(names)
  for (const [, failure] of failures) expect(failure).toContain('direct_call')
})

test('a site whose address the function was not given fails every check', async () => {
  const { client } = await startFunction(await productHandlerFor('https://other.example'))
  const failures = await failuresOf(client)
  expect(failures.map(([name]) => name)).toEqual(names)
  for (const [, failure] of failures) expect(failure).toContain('foreign_origin')
})

const succeeded = z.object({ statusCode: z.literal(200) })
const paymentPage = JSON.stringify({ url: 'https://checkout.stripe.com/c/pay/cs_test_1' })

test('a function that opens a page at the provider fails the dry run', async () => {
  const failures = await failuresWith((result) =>
    succeeded.safeParse(result).success ? { statusCode: 200, body: paymentPage } : result,
  )
  expect(failures).toEqual([
    [
      'function: dry run',
      `url: expected "${site}/payment-success", found "https://checkout.stripe.com/c/pay/cs_test_1".`,
    ],
  ])
})

test.each([
  ['text', 'done'],
  ['nothing', null],
  ['an answer of the format 1.0', { statusCode: 200, body: null }],
])('a function that answers with %s fails every check', async (_, result) => {
  const failures = await failuresWith(() => result)
  expect(failures).toEqual(
    names.map((name) => [name, 'The function did not answer in the form of API Gateway.']),
  )
})

test('a function that throws fails every check with its error', async () => {
  const { client } = await startFunction(async () => {
    throw new TypeError('x is not a function')
  })
  expect(await failuresOf(client)).toEqual(
    names.map((name) => [name, 'The function failed: TypeError: x is not a function']),
  )
})

test('a check that fails does not stop the next', async () => {
  let runs = 0
  const failures = await failuresWith((result) => {
    runs += 1
    if (runs === 1) throw new Error('cold')
    return result
  })
  expect(failures).toEqual([['function: malformed body', 'The function failed: Error: cold']])
})

test('a version that was not to be asked fails every check', async () => {
  const { client } = await startFunction(await productHandlerFor(site))
  expect(await failuresOf(client, { version: '7' })).toEqual(
    names.map((name) => [name, 'version: expected "7", found "1".']),
  )
})

test('a service that refuses fails every check with its error', async () => {
  const { client } = await startFunction(async () => {
    throw new TooManyRequests()
  })
  expect(await failuresOf(client)).toEqual(
    names.map((name) => [name, 'TooManyRequestsException: Rate Exceeded.']),
  )
})

test('a service that is not there fails every check', async () => {
  const port = await freePort()
  setEnvironment(awsEnvironment(`http://127.0.0.1:${port}`))
  expect(await failuresOf(await createLambdaClient('us-east-1'))).toEqual(
    names.map((name) => [name, `connect ECONNREFUSED 127.0.0.1:${port}`]),
  )
})

test('a service that hangs is not waited for by one check after the other', async () => {
  const waiting = new AbortController()
  let requests = 0
  const { url } = await serve(() => {
    requests += 1
    waiting.abort()
  })
  setEnvironment(awsEnvironment(url))
  const client = await createLambdaClient('us-east-1')
  expect(await failuresOf(client, { signal: waiting.signal })).toEqual(
    names.map((name) => [name, 'The Lambda service gives no answer.']),
  )
  expect(requests).toBe(1)
})

test('a service that answers in no form of Lambda’s fails every check', async () => {
  const { url } = await serve((_request, response) => void response.writeHead(200).end('{}'))
  setEnvironment(awsEnvironment(url))
  expect(await failuresOf(await createLambdaClient('us-east-1'))).toEqual(
    names.map((name) => [name, 'The answer has another form than documented.']),
  )
})
