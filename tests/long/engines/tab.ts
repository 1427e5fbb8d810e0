/** A tab in a new browser, with the actions of a purchase. They wait for their elements, named by XPath for both drivers. */
export type Tab = {
  readonly open: (url: string) => Promise<void>
  readonly click: (xpath: string) => Promise<void>
  /** Replaces the text of a field, key by key. */
  readonly type: (xpath: string, text: string) => Promise<void>
  /** Presses End on a focused slider. */
  readonly pressEnd: (xpath: string) => Promise<void>
  /** The value of an expression, evaluated in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** The pages' errors so far: console errors, uncaught exceptions, policy violations. */
  readonly errors: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}
