import { expect } from 'vitest'

// The library's own are of type any, which may not be put into an object.

/** Any text that fits a pattern. */
export function textLike(pattern: RegExp): unknown {
  return expect.stringMatching(pattern)
}

/** Anything that was made by a constructor, or is of the primitive type that it stands for. */
export function anyOf(constructor: unknown): unknown {
  return expect.any(constructor)
}
