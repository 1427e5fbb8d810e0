import { onTestFinished } from 'vitest'

type Request = (
  name: string,
  options: LockOptions,
  task: (lock: object | null) => Promise<void> | void,
) => Promise<void>

/** A browser's locks until the end of the test, for one name: jsdom has none. */
export function provideLocks(): void {
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
