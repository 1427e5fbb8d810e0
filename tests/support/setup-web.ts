import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'

// Long enough for a busy machine; what never appears still fails the test.
configure({ asyncUtilTimeout: 30_000 })

// In a hidden tab notifications stay. In a visible one they could disappear before a slow test finds them.
Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })

// An unexpected console message fails the test; a test that expects one replaces this spy with its own.
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...message: unknown[]) => {
      throw new Error(`Unexpected console.${method}: ${message.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  cleanup()
  // The library keeps its notifications after its component is unmounted.
  toast.dismiss()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})
