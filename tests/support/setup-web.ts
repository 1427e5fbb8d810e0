import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { dismiss, shownNotices } from '#web/ui/browser/notifications.ts'
import { leavePage } from './stored-quotes.ts'
import { watchTexts } from './translation.ts'

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 30_000 })

// jsdom has no layout: nothing to observe, and no media query matches.
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
  // MUI calls the older methods.
  matchMedia: () =>
    Object.assign(new EventTarget(), { matches: false, addListener() {}, removeListener() {} }),
})

Element.prototype.scrollIntoView = () => {}
window.scrollTo = () => {}

// In a hidden tab no notification goes by itself: one that is gone has been dismissed.
Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })

// An unexpected console message fails the test; a test that expects one replaces this spy with its own.
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...message: unknown[]) => {
      throw new Error(`Unexpected console.${method}: ${message.map(String).join(' ')}`)
    })
  }
})

const foundTexts: string[] = []
watchTexts((found) => foundTexts.push(found))

afterEach(async () => {
  cleanup()
  // An import that the end of a file breaks off would fail in every later file, too.
  await vi.dynamicImportSettled()
  document.body.replaceChildren()
  dismiss(...shownNotices().map(({ notice }) => notice))
  // Otherwise it would write what it still has to write during the next test.
  leavePage()
  localStorage.clear()
  sessionStorage.clear()
  // What the next file does while it is loaded comes before its first test, for which Vitest restores.
  vi.restoreAllMocks()
  const [found] = foundTexts.splice(0)
  if (found !== undefined) throw new Error(found)
})
