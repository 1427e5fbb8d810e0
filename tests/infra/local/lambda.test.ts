import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { expect, onTestFinished, test } from 'vitest'
import { startLambda } from '#infra/local/lambda.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const event: APIGatewayProxyEventV2 = {
  version: '2.0',
  routeKey: '$default',
  rawPath: '/api/',
  rawQueryString: '',
  headers: {},
  requestContext: {
    accountId: '',
    apiId: '',
    domainName: '',
    domainPrefix: '',
    http: { method: 'GET', path: '/api/', protocol: '', sourceIp: '', userAgent: '' },
    requestId: '',
    routeKey: '$default',
    stage: '$default',
    time: '',
    timeEpoch: 0,
  },
  isBase64Encoded: false,
}

async function lambdaOf(code: string, timeoutMs = 10_000) {
  const bundle = join(temporaryFolder({ 'index.mjs': code }), 'index.mjs')
  const lambda = await startLambda({ bundle, environment: { GREETING: 'hello' }, timeoutMs })
  onTestFinished(() => lambda.close())
  return { bundle, invoke: () => lambda.invoke(event), close: () => lambda.close() }
}

test('the function gets the event and a context, and its result comes back', async () => {
  const { invoke } = await lambdaOf(`
    export const handler = async (event, context) => ({
      path: event.rawPath,
      hasId: context.awsRequestId.length === 36,
      hasTime: context.getRemainingTimeInMillis() > 0,
    })`)
  expect(await invoke()).toEqual({ path: '/api/', hasId: true, hasTime: true })
})

test('the function sees the environment it is given and none of ours', async () => {
  const { invoke } = await lambdaOf(
    'export const handler = async () => Object.keys(process.env).filter((name) => !/^[a-z_]/.test(name))',
  )
  expect(process.env).toHaveProperty('PATH')
  expect(await invoke()).toEqual(['GREETING'])
})

test.each([
  ['throws', 'throw new Error("broken")', 'broken'],
  ['rejects with no error', 'return Promise.reject("just words")', 'just words'],
])('a function that %s fails that event alone', async (_, failure, message) => {
  const { invoke } = await lambdaOf(`
    let events = 0
    export const handler = async () => {
      events += 1
      if (events === 1) ${failure}
      return events
    }`)
  await expect(invoke()).rejects.toThrow(message)
  expect(await invoke()).toBe(2)
})

test.each([
  ['ends its process', 'process.exit(7)', 'The function ended.'],
  [
    'is killed from outside',
    'process.kill(process.pid, "SIGKILL"); await new Promise(() => {})',
    'The function ended.',
  ],
  ['waits for ever', 'await new Promise(() => {})', 'The function took more than 1000 ms.'],
  ['never lets go', 'for (;;) {}', 'The function took more than 1000 ms.'],
])('after a function that %s, the next event finds a new one', async (_, failure, message) => {
  const folder = temporaryFolder()
  const { invoke } = await lambdaOf(
    `
    import { existsSync, writeFileSync } from 'node:fs'
    const mark = ${JSON.stringify(join(folder, 'failed-once'))}
    export const handler = async () => {
      if (existsSync(mark)) return 'well again'
      writeFileSync(mark, '')
      ${failure}
    }`,
    1_000,
  )
  await expect(invoke()).rejects.toThrow(message)
  expect(await invoke()).toBe('well again')
})

test('after a close, the next event finds the newest bundle', async () => {
  const { bundle, invoke, close } = await lambdaOf('export const handler = async () => "old"')
  expect(await invoke()).toBe('old')
  writeFileSync(bundle, 'export const handler = async () => "new"')
  expect(await invoke()).toBe('old')
  await close()
  expect(await invoke()).toBe('new')
})

test.each([
  ['cannot be parsed', 'export const handler = (', 'cannot be loaded: SyntaxError'],
  [
    'refuses its settings',
    'throw new Error("A is missing")',
    'cannot be loaded: Error: A is missing',
  ],
  ['has no handler', 'export const other = 1', 'It exports no handler.'],
  ['ends while it loads', 'process.exit(0)', 'ended before it was ready'],
])('a bundle that %s fails the start', async (_, code, message) => {
  await expect(lambdaOf(code)).rejects.toThrow(message)
})
