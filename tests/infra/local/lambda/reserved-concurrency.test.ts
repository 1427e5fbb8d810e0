import { expect, test } from 'vitest'
import { reserveConcurrency } from '#infra/local/lambda/reserved-concurrency.ts'
import { TooManyRequests } from '#infra/local/lambda/too-many-requests.ts'

/** A function whose events end when they are told to. */
function functionWith(limit: number | undefined) {
  const endings: (() => void)[] = []
  const invoke = reserveConcurrency(
    limit,
    (event) =>
      new Promise((resolve, reject) => {
        endings.push(() => (event === 'bad' ? reject(new Error('bad')) : resolve(event)))
      }),
  )
  return { invoke, endFirst: () => endings.shift()?.() }
}

test('as many events as reserved are handled at once, and no more', async () => {
  const { invoke, endFirst } = functionWith(2)
  const first = invoke('first')
  void invoke('second')
  await expect(invoke('third')).rejects.toThrow(TooManyRequests)
  endFirst()
  expect(await first).toBe('first')
  const fourth = invoke('fourth')
  endFirst()
  endFirst()
  expect(await fourth).toBe('fourth')
})

test('an event that fails makes room as well', async () => {
  const { invoke, endFirst } = functionWith(1)
  const failing = invoke('bad')
  endFirst()
  await expect(failing).rejects.toThrow('bad')
  const next = invoke('next')
  endFirst()
  expect(await next).toBe('next')
})

// "To throttle a function, set the reserved concurrency to zero": configuration-concurrency.html
test('with none reserved, no event is handled', async () => {
  await expect(functionWith(0).invoke('first')).rejects.toThrow(TooManyRequests)
})

test('without a reservation every event is handled', async () => {
  const { invoke, endFirst } = functionWith(undefined)
  const events = Array.from({ length: 50 }, (_, index) => invoke(index))
  for (const _ of events) endFirst()
  expect(await Promise.all(events)).toHaveLength(50)
})
