import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createFunction } from '#infra/local/function.ts'
import * as z from '#shared/schema.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

afterEach(() => void vi.useRealTimers())

const handler = `
import { writeFileSync } from 'node:fs'
import { threadId } from 'node:worker_threads'
process.on('exit', () => writeFileSync(new URL(String(threadId), import.meta.url), ''))
const later = (behaviour) => void setTimeout(behaviour, 20)
const exits = () => process.exit(7)
const throws = () => { throw new TypeError('broken') }
const behaviours = {
  exits, throws,
  waits: () => new Promise(() => setInterval(() => {}, 1_000)),
  loops: () => { for (;;); },
  'exits afterwards': () => later(exits),
  'throws afterwards': () => later(throws),
}
let events = 0
export const handler = async (behaviour) => {
  events += 1
  await behaviours[behaviour]?.()
  return { threadId, events }
}`

/** A function until the end of the test. */
function functionOf(source: string) {
  const folder = temporaryFolder({ 'index.mjs': source })
  const file = join(folder, 'index.mjs')
  const options = { file, arn: 'arn', timeoutMs: 20_000, environment: {} }
  const { invoke, close } = createFunction(options)
  onTestFinished(close)
  return { folder, file, invoke }
}

const resultSchema = z.object({ threadId: z.number(), events: z.number() })

function startHandler() {
  const { folder, invoke } = functionOf(handler)
  return { folder, call: async (name = '') => resultSchema.parse(await invoke(name)) }
}

test('calls at once have an environment each, which the next calls share', async () => {
  const { call } = startHandler()
  const callThree = () => Promise.all([call(), call(), call()])
  const first = await callThree()
  expect(new Set(first.map(({ threadId }) => threadId)).size).toBe(3)
  expect(await callThree()).toEqual(first.map(({ threadId }) => ({ threadId, events: 2 })))
})

test.each([
  ['exits', 'The function exited.'],
  ['throws', 'broken'],
  ['waits', 'more than 20000 ms'],
  ['loops', 'more than 20000 ms'],
])('a call that %s fails alone, and its environment is not used again', async (name, message) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { call } = startHandler()
  const { threadId } = await call()
  const failure = call(name).catch(String)
  const bystanders = await Promise.all([call(), call(), call()])
  vi.advanceTimersByTime(20_000)
  expect(await failure).toContain(message)
  expect(bystanders.map(({ events }) => events)).toEqual([1, 1, 1])
  expect(await call()).not.toMatchObject({ threadId })
})

test.each(['exits afterwards', 'throws afterwards'])(
  'an environment that %s is replaced',
  async (name) => {
    const { folder, call } = startHandler()
    const { threadId } = await call(name)
    await expect.poll(() => existsSync(join(folder, String(threadId)))).toBe(true)
    // It may still get the call right after its end, which then fails at once.
    expect(JSON.stringify(await call().catch(String))).not.toContain('took more')
    expect(await call()).not.toMatchObject({ threadId })
  },
)

test('a new bundle is used from the next call on, and one that does not load fails it', async () => {
  const { file, invoke } = functionOf(`export const handler = async () => 'old'`)
  const replaceBy = (source: string, time: number) => {
    writeFileSync(file, source)
    utimesSync(file, new Date(), new Date(time))
  }
  expect(await invoke({})).toBe('old')
  replaceBy(`throw new TypeError('no key')`, 0)
  await expect(invoke({})).rejects.toThrow('no key')
  replaceBy(`export const handler = async () => 'new'`, 1_000)
  expect(await invoke({})).toBe('new')
})
