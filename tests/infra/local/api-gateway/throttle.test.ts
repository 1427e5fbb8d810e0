import { expect, test } from 'vitest'
import { createThrottle } from '#infra/local/api-gateway/throttle.ts'

/** A bucket with a clock that stands still until it is set. */
function throttleWith(limits: { rate: number; burst: number }) {
  let time = 0
  const take = createThrottle(limits, () => time)
  return {
    /** How many of these requests are let through. */
    taken: (requests: number) => Array.from({ length: requests }, take).filter(Boolean).length,
    wait: (ms: number) => (time += ms),
  }
}

test('a burst is let through and no more', () => {
  expect(throttleWith({ rate: 20, burst: 40 }).taken(100)).toBe(40)
})

test('then requests are let through at the rate', () => {
  const { taken, wait } = throttleWith({ rate: 20, burst: 40 })
  taken(40)
  wait(49)
  expect(taken(1)).toBe(0)
  wait(1)
  expect(taken(2)).toBe(1)
  wait(1_000)
  expect(taken(100)).toBe(20)
})

test('after a long pause it is a burst again', () => {
  const { taken, wait } = throttleWith({ rate: 20, burst: 40 })
  taken(100)
  wait(3_600_000)
  expect(taken(100)).toBe(40)
})

test('a burst of nothing closes the API', () => {
  const { taken, wait } = throttleWith({ rate: 0, burst: 0 })
  wait(1_000)
  expect(taken(1)).toBe(0)
})
