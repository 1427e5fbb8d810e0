import { expect, onTestFinished, test, vi } from 'vitest'
import { readText, removeText, textIn, writeText } from '#web/ui/browser/browser-storage.ts'
import { inTurn } from '#web/ui/browser/in-turn.ts'

test('blocked storage reads nothing, saves nothing and ignores a removal', () => {
  vi.stubGlobal('window', {})
  expect(readText('localStorage', 'key')).toBeNull()
  expect(writeText('localStorage', 'key', 'text')).toBe(false)
  expect(() => removeText('localStorage', 'key')).not.toThrow()
})

test('of what is stored or in the router’s state a field gets a text alone, and no longer than it can check', () => {
  expect(textIn({ notes: 'x'.repeat(100_000) }, 'notes')).toHaveLength(10_000)
  for (const state of [null, 'Professional', { notes: 7 }, { notes: [''] }])
    expect(textIn(state, 'notes')).toBe('')
})

type Request = (
  name: string,
  options: LockOptions,
  task: (lock: object | null) => Promise<void> | void,
) => Promise<void>

/** A browser's locks until the end of the test, for one name: jsdom has none. */
function provideLocks(): void {
  const waiting: (() => void)[] = []
  let isHeld = false
  const request: Request = async (_name, { ifAvailable = false, signal }, task) => {
    if (isHeld && ifAvailable) return task(null)
    if (isHeld)
      await new Promise<void>((resolve, reject) => {
        waiting.push(resolve)
        signal?.addEventListener('abort', () => reject(new Error('aborted')))
      })
    isHeld = true
    await task({})
    isHeld = false
    waiting.shift()?.()
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
}

const until = ({ signal }: AbortController) =>
  new Promise<void>((done) => signal.addEventListener('abort', () => done()))

// That it waits otherwise, the model of purchases and a journey know.
test.each([
  ['where a frozen tab has the turn, after the longest wait', provideLocks, 1],
  ['where the browser has no locks, at once', () => {}, 0],
])('%s, a task runs all the same', async (_where, prepare, waits) => {
  prepare()
  const [task, onWait] = [vi.fn<() => Promise<void>>(), vi.fn<() => Promise<void>>()]
  void inTurn('pay', () => new Promise(() => {}), onWait, 1)
  await inTurn('pay', task, onWait, 1)
  expect(task).toHaveBeenCalledOnce()
  expect(onWait).toHaveBeenCalledTimes(waits)
})

test('after another tab’s turn, a task waits until what that tab has stored has arrived', async () => {
  provideLocks()
  const [end, arrive] = [new AbortController(), new AbortController()]
  const task = vi.fn<() => Promise<void>>()
  const ended = inTurn(
    'pay',
    () => until(end),
    async () => {},
    1,
  )
  const waiting = inTurn('pay', task, () => until(arrive), 10_000)
  end.abort()
  await ended
  expect(task).not.toHaveBeenCalled()
  arrive.abort()
  await waiting
  expect(task).toHaveBeenCalledOnce()
})

test('what the task throws is not taken for a denied lock', async () => {
  const task = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('its own'))
  await expect(inTurn('pay', task, async () => {}, 1)).rejects.toThrow('its own')
  expect(task).toHaveBeenCalledOnce()
})
