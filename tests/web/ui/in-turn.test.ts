import { expect, test, vi } from 'vitest'
import { inTurn } from '#web/ui/browser/in-turn.ts'
import { provideLocks } from '#tests/support/locks.ts'

// That it waits otherwise, the model of purchases and a journey know.
test.each([
  ['where a frozen tab has the turn, after the longest wait', provideLocks, 1],
  ['where the browser has no locks, at once', () => {}, 0],
])('%s, a task runs all the same', async (_where, prepare, waits) => {
  prepare()
  const [task, onWait] = [vi.fn<() => Promise<void>>(), vi.fn<() => void>()]
  void inTurn('pay', () => new Promise(() => {}), onWait, 1)
  await inTurn('pay', task, onWait, 1)
  expect(task).toHaveBeenCalledOnce()
  expect(onWait).toHaveBeenCalledTimes(waits)
})

test('what the task throws is not taken for a denied lock', async () => {
  const task = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('its own'))
  await expect(inTurn('pay', task, () => {}, 1)).rejects.toThrow('its own')
  expect(task).toHaveBeenCalledOnce()
})
