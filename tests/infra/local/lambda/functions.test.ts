import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundleLambda } from '#infra/bundle-lambda.ts'
import { readStack } from '#infra/local/cloudformation/stack.ts'
import { declaredFunctions } from '#infra/local/lambda/declared-functions.ts'
import { startFunctions } from '#infra/local/lambda/functions.ts'
import { TooManyRequests } from '#infra/local/lambda/too-many-requests.ts'
import * as z from '#shared/schema.ts'
import {
  resourceOf,
  synthesisedFolder,
  type EditableTemplate,
} from '#tests/infra/synthesised-folder.ts'
import { checkoutRequest, gatewayEvent, siteOrigin } from '#tests/support/checkout-request.ts'
import { respondWithSession, paymentPage, serveProvider } from '#tests/support/provider-server.ts'
import { anyOf, textLike } from '#tests/support/matchers.ts'

const parameterName = '/infrastructure-site/stripe-secret-key'

// Does what its event asks for.
const handler = `
const readParameter = async () => {
  const { PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: port, AWS_SESSION_TOKEN: token } = process.env
  const query = new URLSearchParams({ name: ${JSON.stringify(parameterName)}, withDecryption: 'true' })
  const address = 'http://localhost:' + port + '/systemsmanager/parameters/get?' + query
  const response = await fetch(address, { headers: { 'x-aws-parameters-secrets-token': token } })
  return { status: response.status, text: await response.text() }
}
export const handler = async (event, context) => {
  if (event === 'environment') return process.env
  if (event === 'context') return { ...context, remaining: context.getRemainingTimeInMillis() }
  if (event === 'parameter') return readParameter()
  if (event === 'hang') return new Promise(() => {})
  if (event === 'throw') throw new TypeError('broken')
  return event
}`

const synthesised = synthesisedFolder({ 'lambda/index.mjs': handler })
const place = { distributionHost: 'localhost:4173' }

type Edit = (template: EditableTemplate) => void

function declaring(changes: object): Edit {
  return (template) =>
    void Object.assign(
      resourceOf(template, 'AWS::Lambda::Function', /^CheckoutFunction/).properties,
      changes,
    )
}

/** The stack's one function, running. */
async function startedWith(
  edit?: Edit,
  environment: Readonly<Record<string, string>> = {},
  prepare: (folder: string) => Promise<void> = async () => {},
) {
  const logged: string[] = []
  const stack = readStack(synthesised(edit), place)
  await prepare(declaredFunctions(stack)[0]?.folder ?? '')
  const { functions, close } = await startFunctions(stack, {
    parameters: new Map([[parameterName, 'sk_test_stored']]),
    environment: () => environment,
    log: (message) => logged.push(message),
  })
  onTestFinished(close)
  const [deployed, ...others] = functions
  const [published] = deployed?.versions ?? []
  if (!deployed || !published) throw new Error('No function in the stack.')
  expect(others).toEqual([])
  return { deployed, logged, invoke: published.invoke }
}

test('the function that is called is deployed under its alias', async () => {
  const { deployed } = await startedWith()
  expect(deployed).toEqual({
    name: textLike(/^CheckoutFunction\w+$/),
    arn: `arn:aws:lambda:us-east-1:000000000000:function:${deployed.name}`,
    alias: 'live',
    versions: [{ version: '1', invoke: anyOf(Function) }],
  })
})

test('it sees what is declared and what this machine adds or puts in its place', async () => {
  const { deployed, invoke } = await startedWith(undefined, {
    ALLOWED_ORIGINS: 'http://localhost:4173',
    STRIPE_API_BASE: 'http://localhost:4174',
  })
  expect(await invoke('environment')).toMatchObject({
    ALLOWED_ORIGINS: 'http://localhost:4173',
    AWS_LAMBDA_FUNCTION_NAME: deployed.name,
    ORIGIN_SECRET: textLike(/^\w{48}$/),
    STRIPE_API_BASE: 'http://localhost:4174',
    STRIPE_SECRET_KEY_PARAMETER: parameterName,
  })
})

const remainingSchema = z.object({ remaining: z.number() })

// https://docs.aws.amazon.com/lambda/latest/dg/nodejs-context.html
test('its context is that of the declaration', async () => {
  const { deployed, invoke } = await startedWith(declaring({ MemorySize: 1_024 }))
  const context = await invoke('context')
  expect(context).toMatchObject({
    functionName: deployed.name,
    functionVersion: '1',
    invokedFunctionArn: `${deployed.arn}:live`,
    memoryLimitInMB: '1024',
    logGroupName: `/aws/lambda/${deployed.name}`,
  })
  const { remaining } = remainingSchema.parse(context)
  expect(remaining).toBeGreaterThan(20_000)
  expect(remaining).toBeLessThanOrEqual(25_000)
})

test('a function that fails does so by its own words', async () => {
  const { invoke } = await startedWith()
  await expect(invoke('throw')).rejects.toMatchObject({ name: 'TypeError', message: 'broken' })
  expect(await invoke({ any: ['event'] })).toEqual({ any: ['event'] })
})

test('the declared time-out ends it, and the next event finds a new one', async () => {
  const { invoke } = await startedWith(declaring({ Timeout: 3 }))
  await expect(invoke('hang')).rejects.toThrow('The function took more than 3000 ms.')
  expect(await invoke('again')).toBe('again')
})

test('more events at once than reserved are not handled', async () => {
  const { invoke } = await startedWith(declaring({ ReservedConcurrentExecutions: 1, Timeout: 3 }))
  const first = invoke('hang').catch(String)
  await expect(invoke('second')).rejects.toThrow(TooManyRequests)
  expect(await first).toBe('Error: The function took more than 3000 ms.')
  expect(await invoke('third')).toBe('third')
})

test('it reads its parameter through the extension', async () => {
  const { invoke, logged } = await startedWith()
  expect(await invoke('parameter')).toMatchObject({
    status: 200,
    text: textLike(/"Value":"sk_test_stored"/),
  })
  expect(logged).toEqual([])
})

const propertiesSchema = z.record(z.string(), z.unknown())

test.each<[string, Edit]>([
  [
    'a right to another parameter',
    (template) => {
      const { id, properties } = resourceOf(template, 'AWS::IAM::Policy', /^CheckoutFunction/)
      const text = JSON.stringify(properties)
      template.Resources[id] = {
        Type: 'AWS::IAM::Policy',
        Properties: propertiesSchema.parse(
          JSON.parse(text.replace(':parameter/infrastructure-site/', ':parameter/infrastructure/')),
        ),
      }
    },
  ],
  [
    'no policy',
    (template) =>
      void delete template.Resources[
        resourceOf(template, 'AWS::IAM::Policy', /^CheckoutFunction/).id
      ],
  ],
])('with %s it reads nothing, and the log tells why', async (_, edit) => {
  const { invoke, logged } = await startedWith(edit)
  expect(await invoke('parameter')).toMatchObject({ status: 400 })
  expect(logged).toEqual([
    expect.stringMatching(
      /AccessDeniedException: .* ssm:GetParameter on arn:\S+:parameter\/infrastructure-site\/stripe-secret-key$/,
    ),
  ])
})

test('without the layer there is no extension', async () => {
  const { invoke } = await startedWith(declaring({ Layers: [] }))
  expect(await invoke('environment')).toMatchObject({
    PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: '2773',
  })
})

test('a function that cannot be loaded fails the start', async () => {
  const starting = startedWith(declaring({ Handler: 'index.other' }))
  await expect(starting).rejects.toThrow('It exports no other.')
})

const result = z.object({ statusCode: z.number(), body: z.string() })

test("the site's function opens a payment page with the key that is stored", async () => {
  const provider = await serveProvider(respondWithSession)
  const { invoke } = await startedWith(
    declaring({
      Environment: { Variables: { STRIPE_SECRET_KEY_PARAMETER: parameterName } },
    }),
    { ALLOWED_ORIGINS: siteOrigin, STRIPE_API_BASE: provider.url.origin },
    (folder) => bundleLambda(join(folder, 'index.mjs')),
  )
  const { statusCode, body } = result.parse(
    await invoke(gatewayEvent({ body: JSON.stringify(checkoutRequest()) })),
  )
  expect([statusCode, JSON.parse(body)]).toEqual([200, { url: paymentPage }])
  expect(provider.received[0]?.headers.authorization).toBe('Bearer sk_test_stored')
  expect(provider.unexpected).toEqual([])
})
