import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundleLambda } from '#infra/bundle-lambda.ts'
import { httpApis, type InvokeByArn } from '#infra/local/api-gateway/http-apis.ts'
import { readStack, type Stack } from '#infra/local/cloudformation/stack.ts'
import type { HttpRequest } from '#infra/local/http.ts'
import { startFunctions } from '#infra/local/lambda/functions.ts'
import { originSecretHeader } from '#lambda/deployment.ts'
import * as z from '#shared/schema.ts'
import { httpRequest } from '#tests/infra/local/http-request.ts'
import {
  resourceOf,
  synthesisedFolder,
  type EditableTemplate,
} from '#tests/infra/synthesised-folder.ts'
import { objectWith } from '#tests/support/matchers.ts'

const synthesised = synthesisedFolder()

function stackWith(edit?: (template: EditableTemplate) => void) {
  return readStack(synthesised(edit), { distributionHost: 'localhost:4173' })
}

/** The stack's one API, before a function, and a clock that stands still until it is set. */
function apiTo(invoke: InvokeByArn, edit?: (template: EditableTemplate) => void) {
  const logged: string[] = []
  let time = 0
  const apis = httpApis(stackWith(edit), invoke, {
    now: () => time,
    log: (message, error) => logged.push(`${message}: ${String(error)}`),
  })
  const [[domainName, origin] = []] = apis
  if (domainName === undefined || !origin) throw new Error('No API in the stack.')
  return {
    domainName,
    logged,
    wait: (ms: number) => (time += ms),
    ask: async (request: Partial<HttpRequest> = {}) => {
      const { status, body } = await origin(httpRequest(request), null)
      return { status, body: body.toString() }
    },
  }
}

function throttle(template: EditableTemplate, rate: number, burst: number) {
  const { properties } = resourceOf(template, 'AWS::ApiGatewayV2::Stage')
  properties['DefaultRouteSettings'] = { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }
}

const done: InvokeByArn = async () => 'done'

test("a request reaches the function by its alias' ARN", async () => {
  const asked: unknown[] = []
  const { ask, domainName } = apiTo(async (functionArn, event) => {
    asked.push([functionArn, event])
    return 'done'
  })
  expect(domainName).toMatch(/^checkoutapi\w+\.execute-api\.us-east-1\.amazonaws\.com$/)
  expect(await ask({ path: '/api/anything' })).toEqual({ status: 200, body: 'done' })
  expect(asked).toEqual([
    [
      expect.stringMatching(/^arn:aws:lambda:us-east-1:000000000000:function:CheckoutF\w+:live$/),
      expect.objectContaining({
        routeKey: '$default',
        rawPath: '/api/anything',
        requestContext: objectWith({ domainName, stage: '$default' }),
      }),
    ],
  ])
})

test('more requests than declared are held back until there are tokens again', async () => {
  const { ask, wait } = apiTo(done, (template) => throttle(template, 20, 40))
  const statuses = async (requests: number) =>
    (await Promise.all(Array.from({ length: requests }, () => ask()))).map(({ status }) => status)
  expect((await statuses(42)).filter((status) => status === 429)).toHaveLength(2)
  expect(await ask()).toEqual({ status: 429, body: '{"message":"Too Many Requests"}' })
  wait(50)
  expect(await statuses(2)).toEqual([200, 429])
})

test('each route has its own bucket', async () => {
  const { ask } = apiTo(done, (template) => {
    throttle(template, 1, 1)
    const { properties } = resourceOf(template, 'AWS::ApiGatewayV2::Route')
    template.Resources['Second'] = {
      Type: 'AWS::ApiGatewayV2::Route',
      Properties: { ...properties, RouteKey: 'GET /second' },
    }
  })
  const statusOf = async (path: string) => (await ask({ path })).status
  expect([await statusOf('/first'), await statusOf('/second')]).toEqual([200, 200])
  expect([await statusOf('/first'), await statusOf('/second')]).toEqual([429, 429])
})

// https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-troubleshooting-lambda.html
test('without a permission the function is not invoked, and the log tells why', async () => {
  let events = 0
  const { ask, logged } = apiTo(
    async () => (events += 1),
    (template) =>
      void delete template.Resources[resourceOf(template, 'AWS::Lambda::Permission').id],
  )
  expect(await ask()).toEqual({ status: 500, body: '{"message":"Internal Server Error"}' })
  expect(events).toBe(0)
  expect(logged).toEqual([
    expect.stringMatching(
      /may not invoke arn:\S+:live for arn:aws:execute-api:\S+:checkoutapi\w+\/\$default\/\$default\.$/,
    ),
  ])
})

test.each([
  ['POST', 200],
  ['GET', 500],
])(
  'a permission for POST lets a route for any method answer %s with %i',
  async (method, status) => {
    const { ask } = apiTo(done, (template) => {
      const api = resourceOf(template, 'AWS::ApiGatewayV2::Api').id.toLowerCase()
      resourceOf(template, 'AWS::ApiGatewayV2::Route').properties['RouteKey'] = 'ANY /{proxy+}'
      resourceOf(template, 'AWS::Lambda::Permission').properties['SourceArn'] =
        `arn:aws:execute-api:us-east-1:000000000000:${api}/*/POST/{proxy+}`
    })
    expect(await ask({ method })).toMatchObject({ status })
  },
)

function declareUnknownRoute(template: EditableTemplate): void {
  resourceOf(template, 'AWS::ApiGatewayV2::Route').properties['RouteKey'] = '$connect'
}

test('a route that is unknown here ends the preview', () => {
  expect(() => apiTo(done, declareUnknownRoute)).toThrow('the route $connect is unknown here')
})

/** The stack's one API before its running function. */
async function startedApi(stack: Stack) {
  const { functions, close } = await startFunctions(stack, {
    parameters: new Map(),
    environment: () => ({}),
    log: () => {},
  })
  onTestFinished(close)
  const invoke: InvokeByArn = async (functionArn, event) => {
    const found = functions.find(({ arn, alias }) => `${arn}:${alias}` === functionArn)
    return found?.versions[0]?.invoke(event)
  }
  const [[, origin] = []] = httpApis(stack, invoke, { log: () => {} })
  if (!origin) throw new Error('No API in the stack.')
  return async (request: Partial<HttpRequest>) => {
    const { status, body } = await origin(httpRequest(request), null)
    return { status, body: body.toString() }
  }
}

const hostileHandler = `
export const handler = async ({ rawPath }) => {
  if (rawPath === '/throws') throw new Error('secret detail')
  if (rawPath === '/exits') process.exit(7)
  if (rawPath === '/hangs') return new Promise(() => {})
  if (rawPath === '/never-lets-go') for (;;) {}
  if (rawPath === '/answers-rubbish') return { statusCode: 'rubbish' }
  return 'well again'
}`

const hostile = synthesisedFolder({ 'lambda/index.mjs': hostileHandler })

function hostileStack(integrationTimeout?: number) {
  const folder = hostile((template) => {
    resourceOf(template, 'AWS::Lambda::Function', /^CheckoutF/).properties['Timeout'] = 3
    resourceOf(template, 'AWS::ApiGatewayV2::Integration').properties['TimeoutInMillis'] =
      integrationTimeout
  })
  return readStack(folder, { distributionHost: 'localhost:4173' })
}

test('whatever the function does, the API answers and lives on', async () => {
  const ask = await startedApi(hostileStack())
  for (const path of ['/throws', '/exits', '/hangs', '/never-lets-go', '/answers-rubbish']) {
    expect(await ask({ path })).toEqual({
      status: 500,
      body: '{"message":"Internal Server Error"}',
    })
    expect(await ask({ path: '/' })).toEqual({ status: 200, body: 'well again' })
  }
})

test('a function that is slower than the API waits is unavailable', async () => {
  const ask = await startedApi(hostileStack(50))
  expect(await ask({ path: '/hangs' })).toEqual({
    status: 503,
    body: '{"message":"Service Unavailable"}',
  })
})

const refusal = z.object({ error: z.object({ code: z.string() }) })

const siteFunction = z.object({
  Code: z.object({ S3Key: z.string() }),
  Environment: z.object({ Variables: z.object({ ORIGIN_SECRET: z.string() }) }),
})

test("the site's function refuses whoever calls the API around the edge", async () => {
  const stack = stackWith()
  const [deployed] = stack
    .resources('AWS::Lambda::Function', z.unknown())
    .flatMap(({ properties }) => siteFunction.safeParse(properties).data ?? [])
  await bundleLambda(join(stack.findAsset(deployed?.Code.S3Key ?? ''), 'index.mjs'))
  const ask = await startedApi(stack)
  const codeOf = async (edge: Readonly<Record<string, string>>) => {
    const headers = { 'content-type': 'application/json', ...edge }
    const { status, body } = await ask({ method: 'POST', headers, body: Buffer.from('{}') })
    return [status, refusal.parse(JSON.parse(body)).error.code]
  }
  const secret = deployed?.Environment.Variables.ORIGIN_SECRET ?? ''
  expect(await codeOf({})).toEqual([400, 'direct_call'])
  expect(await codeOf({ [originSecretHeader]: 'guessed' })).toEqual([400, 'direct_call'])
  expect(await codeOf({ [originSecretHeader]: secret })).toEqual([400, 'invalid_request'])
})
