export type StorageArea = 'localStorage' | 'sessionStorage'

/** The saved text, or null: nothing saved, or storage that the browser blocks (even to name it may throw). */
export function readText(area: StorageArea, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Saves a text; false where storage is blocked or full. */
export function writeText(area: StorageArea, key: string, text: string): boolean {
  try {
    window[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Removes what is saved under the key; blocked storage holds nothing to remove. */
export function removeText(area: StorageArea, key: string): void {
  try {
    window[area].removeItem(key)
  } catch {
    // Nothing was saved there.
  }
}

/** Parses a text as JSON; undefined where it isn't. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
