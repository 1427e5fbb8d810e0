import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startLambda } from '#infra/local/lambda/lambda.ts'
import type { RuntimeOptions } from '#infra/local/lambda/runtime.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { textLike } from '#tests/support/matchers.ts'

async function lambdaOf(code: string, options: Partial<RuntimeOptions> = {}) {
  const file = join(temporaryFolder({ 'index.mjs': code }), 'index.mjs')
  const lambda = await startLambda({
    file,
    environment: { GREETING: 'hello' },
    timeoutMs: 60_000,
    ...options,
  })
  onTestFinished(() => lambda.close())
  return { file, ...lambda }
}

test('the function gets the event and a context, and its result comes back', async () => {
  const { invoke } = await lambdaOf(`
    export const handler = async (event, context) => ({
      path: event.rawPath,
      name: context.functionName,
      hasId: context.awsRequestId.length === 36,
      hasTime: context.getRemainingTimeInMillis() > 0,
    })`)
  const expected = { path: '/api/', name: 'local', hasId: true, hasTime: true }
  expect(await invoke({ rawPath: '/api/' })).toEqual(expected)
})

test('the function sees the environment it is given and none of ours', async () => {
  const { invoke } = await lambdaOf(
    'export const handler = async () => Object.keys(process.env).filter((name) => !/^[a-z_]/.test(name))',
  )
  expect(process.env).toHaveProperty('PATH')
  expect(await invoke({})).toEqual(['GREETING'])
})

test('events that come at once are handled at once', async () => {
  const { invoke } = await lambdaOf(`
    const waiting = []
    export const handler = (event) => new Promise((done) => {
      waiting.push(() => done(event))
      if (waiting.length === 3) for (const each of waiting) each()
    })`)
  expect(await Promise.all([1, 2, 3].map(invoke))).toEqual([1, 2, 3])
})

test.each([
  ['nothing', 'undefined', null],
  ['a function', '() => 1', null],
  ['a date', 'new Date(0)', '1970-01-01T00:00:00.000Z'],
  ['no promise', '7', 7],
])('a function that returns %s', async (_, result, expected) => {
  const { invoke } = await lambdaOf(`export const handler = () => ${result}`)
  expect(await invoke({})).toEqual(expected)
})

test.each([
  ['throws', 'throw new RangeError("broken")', 'RangeError', 'broken'],
  ['rejects with no error', 'return Promise.reject("just words")', 'string', 'just words'],
  ['returns what has no JSON', 'return 1n', 'TypeError', 'Do not know how to serialize a BigInt'],
  [
    'returns too much',
    'return "x".repeat(7e6)',
    'Error',
    'The result is larger than 6291456 bytes.',
  ],
])('a function that %s fails that event alone', async (_, failure, name, message) => {
  const { invoke } = await lambdaOf(`
    let events = 0
    export const handler = async () => {
      events += 1
      if (events === 1) ${failure}
      return events
    }`)
  await expect(invoke({})).rejects.toMatchObject({ name, message })
  expect(await invoke({})).toBe(2)
})

test("a failure is shown with its place in the function's code", async () => {
  const { invoke } = await lambdaOf('export const handler = () => { throw new Error("broken") }')
  await expect(invoke({})).rejects.toMatchObject({
    stack: textLike(/^Error: broken\n +at \S*handler \(\S*\/index\.mjs:1/),
  })
})

test.each([
  ['ends its process', 'process.exit(7)', 'The function ended.'],
  [
    'is killed from outside',
    'process.kill(process.pid, "SIGKILL"); await new Promise(() => {})',
    'The function ended.',
  ],
  ['turns away', 'process.disconnect(); await new Promise(() => {})', 'The function ended.'],
  ['waits for ever', 'await new Promise(() => {})', 'The function took more than 3000 ms.'],
  ['never lets go', 'for (;;) {}', 'The function took more than 3000 ms.'],
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
    { timeoutMs: 3_000 },
  )
  await expect(invoke({})).rejects.toThrow(message)
  expect(await invoke({})).toBe('well again')
})

test('what a function sends beside its result is dropped', async () => {
  const { invoke } = await lambdaOf(`
    export const handler = async () => {
      for (const message of ['x', 7, { id: 'x', result: 1 }, { id: 7 }]) process.send(message)
      return 'done'
    }`)
  expect(await invoke({})).toBe('done')
})

test('after a close, the next event finds the newest bundle', async () => {
  const { file, invoke, close } = await lambdaOf('export const handler = async () => "old"')
  expect(await invoke({})).toBe('old')
  writeFileSync(file, 'export const handler = async () => "new"')
  expect(await invoke({})).toBe('old')
  await close()
  expect(await invoke({})).toBe('new')
})

test('a close ends events as what was asked for', async () => {
  const { invoke, close } = await lambdaOf('export const handler = () => new Promise(() => {})')
  const ended = invoke({}).catch((error: unknown) => error)
  await close()
  expect(await ended).toEqual(new DOMException('The function was stopped.', 'AbortError'))
})

test.each([
  ['cannot be parsed', 'export const handler = (', 'cannot be loaded: SyntaxError'],
  [
    'refuses its settings',
    'throw new Error("A is missing")',
    'cannot be loaded: Error: A is missing',
  ],
  ['has no handler', 'export const other = 1', 'It exports no handler.'],
  ['has a handler that is no function', 'export const handler = 1', 'It exports no handler.'],
  ['ends while it loads', 'process.exit(0)', 'ended before it was ready'],
  ['sends rubbish while it loads', 'process.send("x")', 'cannot be loaded'],
])('a module that %s fails the start', async (_, code, message) => {
  await expect(lambdaOf(code)).rejects.toThrow(message)
})

test('a module that never finishes loading fails the start', async () => {
  const starting = lambdaOf('await new Promise(() => setInterval(() => {}, 1_000))', {
    startTimeoutMs: 100,
  })
  await expect(starting).rejects.toThrow('The function was not ready within 100 ms.')
})
