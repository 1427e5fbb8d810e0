export type StorageArea = 'localStorage' | 'sessionStorage'

/**
 * The saved text; null if there is none or if storage is blocked, in which case even accessing `window[area]` may
 * throw.
 */
export function readText(area: StorageArea, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Saves a text; false if storage is blocked or full. */
export function writeText(area: StorageArea, key: string, text: string): boolean {
  try {
    window[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function removeText(area: StorageArea, key: string): void {
  try {
    window[area].removeItem(key)
  } catch {
    // Nothing can have been saved in blocked storage.
  }
}

/** The keys of all entries; none if storage is blocked. */
export function storedKeys(area: StorageArea): readonly string[] {
  try {
    return Object.keys(window[area])
  } catch {
    return []
  }
}

/** The saved value; undefined if there is none or if it isn't valid JSON. */
export function readJson(area: StorageArea, key: string): unknown {
  return parseJson(readText(area, key) ?? '')
}

/** Parses a text as JSON; undefined if it isn't valid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** More than any field counts. Fields and checks would take seconds for a text without a bound. */
const maxText = 10_000

/** A text that an unknown value from storage or the router's state has under a key, which another version may not have had. */
export function textIn(value: unknown, key: string, otherwise = ''): string {
  const text = valueIn(value, key)
  return typeof text === 'string' ? text.slice(0, maxText) : otherwise
}

export function valueIn(value: unknown, key: string): unknown {
  return typeof value === 'object' && value ? Reflect.get(value, key) : undefined
}
