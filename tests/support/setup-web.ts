import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'

// Long enough for a busy machine: what never comes still fails.
configure({ asyncUtilTimeout: 30_000 })

// In a tab that nobody looks at, notifications wait: a busy machine may take longer than they stay.
Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })

// A stray message in the console is a defect; a test that expects one replaces this spy with its own.
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...message: unknown[]) => {
      throw new Error(`Unexpected console.${method}: ${message.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  cleanup()
  // The library keeps its notifications beyond the component that shows them.
  toast.dismiss()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})
