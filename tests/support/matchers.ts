import { expect } from 'vitest'

// vitest's own matchers have the type any, which the linter doesn't allow in an object.

/** Matches any text that matches a pattern. */
export function textLike(pattern: RegExp): unknown {
  return expect.stringMatching(pattern)
}
