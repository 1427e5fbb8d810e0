import { expect, test } from 'vitest'
import { difference, reasonOf, runCheck } from '#infra/smoke/check.ts'

function refusal(): Error {
  // What Node reports of a host with several addresses: no message of its own.
  const errors = ['::1', '127.0.0.1'].map((ip) => new Error(`connect ECONNREFUSED ${ip}:80`))
  return Object.assign(new AggregateError(errors), { code: 'ECONNREFUSED' })
}

test.each([
  [new Error('No answer.'), 'No answer.'],
  [new TypeError('x is not a function'), 'TypeError: x is not a function'],
  [
    new TypeError('fetch failed', { cause: refusal() }),
    'TypeError: fetch failed: AggregateError: ECONNREFUSED',
  ],
  ['just words', 'just words'],
])('%o is told as %j', (error, reason) => {
  expect(reasonOf(error)).toBe(reason)
})

test('a difference names the thing, what was expected and what was found', () => {
  expect(difference('status', 200, 404)).toEqual(['status: expected 200, found 404.'])
  expect(difference('vary', 'a', null)).toEqual(['vary: expected "a", found nothing.'])
  expect(difference('vary', 'a', '')).toEqual(['vary: expected "a", found "".'])
  expect(difference('vary', 'a', 'a')).toEqual([])
})

test('a check has the failures that it finds, or the one that it is thrown', async () => {
  const found = await runCheck('one', async () => ['status: expected 200, found 404.'])
  expect(found).toMatchObject({ name: 'one', failures: ['status: expected 200, found 404.'] })
  expect(found.duration).toBeGreaterThanOrEqual(0)
  const thrown = await runCheck('two', () => Promise.reject(new Error('No answer.')))
  expect(thrown).toMatchObject({ name: 'two', failures: ['No answer.'] })
})
