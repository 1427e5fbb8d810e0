/**
 * A tab in a browser of its own, with no storage from before, and what a purchase needs of it. Elements are named by
 * XPath, which both drivers know, and waited for.
 */
export type Tab = {
  readonly open: (url: string) => Promise<void>
  readonly click: (xpath: string) => Promise<void>
  /** Replaces the text of a field, key by key. */
  readonly type: (xpath: string, text: string) => Promise<void>
  /** Presses End on a focused slider. */
  readonly pressEnd: (xpath: string) => Promise<void>
  /** The value of an expression, evaluated in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** What went wrong in the pages so far: console errors, uncaught exceptions, what a policy blocked. */
  readonly errors: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}
