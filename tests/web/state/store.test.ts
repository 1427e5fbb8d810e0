import { expect, test, vi } from 'vitest'
import { quoteCleared } from '#web/state/quote-items-slice.ts'
import { makeStore } from '#web/state/store.ts'

test('on a machine that is busy the store says nothing in the console', () => {
  const store = makeStore()
  let now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1_000))
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  store.dispatch(quoteCleared())
  expect(warned).not.toHaveBeenCalled()
})
