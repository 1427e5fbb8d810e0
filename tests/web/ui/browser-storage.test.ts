import { expect, test, vi } from 'vitest'
import { readText, removeText, writeText } from '#web/ui/browser/browser-storage.ts'

test('blocked storage reads nothing, saves nothing and ignores a removal', () => {
  vi.stubGlobal('window', {})
  expect(readText('localStorage', 'key')).toBeNull()
  expect(writeText('localStorage', 'key', 'text')).toBe(false)
  expect(() => removeText('localStorage', 'key')).not.toThrow()
})
