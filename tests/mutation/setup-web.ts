import { afterEach } from 'vitest'

/** As much of a browser's storage as the tested modules use. */
class MemoryStorage extends Map<string, string> {
  getItem(key: string): string | null {
    return this.get(key) ?? null
  }
  setItem(key: string, text: string): void {
    this.set(key, text)
  }
  removeItem(key: string): void {
    this.delete(key)
  }
}

// Pure modules need no more of a page than its storage, and a document would take half of the time of each mutant.
Object.assign(globalThis, {
  window: globalThis,
  Storage: MemoryStorage,
  localStorage: new MemoryStorage(),
  sessionStorage: new MemoryStorage(),
})

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
