import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createFunction } from '#infra/local/function.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

afterEach(() => void vi.useRealTimers())

const handler = `
const behaviours = {
  exits: () => process.exit(7),
  throws: () => { throw new TypeError('broken') },
  waits: () => new Promise(() => setInterval(() => {}, 1_000)),
  loops: () => { for (;;); },
  'throws afterwards': () => void setTimeout(() => { throw new TypeError('late') }),
}
let events = 0
export const handler = async (behaviour) => {
  events += 1
  await behaviours[behaviour]?.()
  return events
}`

function functionOf(source: string) {
  const file = join(temporaryFolder({ 'index.mjs': source }), 'index.mjs')
  const options = { file, arn: 'arn', timeoutMs: 20_000, environment: {} }
  return { file, invoke: createFunction(options) }
}

test.each([
  ['exits', 'The function exited.'],
  ['throws', 'broken'],
  ['waits', 'more than 20000 ms'],
  ['loops', 'more than 20000 ms'],
  ['throws afterwards', '1'],
])('a call that %s ends with %j, and affects no other call', async (name, end) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { invoke } = functionOf(handler)
  const ended = invoke(name).catch(String)
  expect(await Promise.all([invoke(''), invoke(''), invoke('')])).toEqual([1, 1, 1])
  vi.advanceTimersByTime(20_000)
  expect(String(await ended)).toContain(end)
  expect(await invoke('')).toBe(1)
})

test('a new bundle is used from the next call on, which fails if the bundle does not load', async () => {
  const { file, invoke } = functionOf(`export const handler = async () => 'old'`)
  expect(await invoke({})).toBe('old')
  writeFileSync(file, `throw new TypeError('no key')`)
  await expect(invoke({})).rejects.toThrow('no key')
  writeFileSync(file, `export const handler = async () => 'new'`)
  expect(await invoke({})).toBe('new')
})
