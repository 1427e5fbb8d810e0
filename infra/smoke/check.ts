import * as z from '#shared/schema.ts'

/** What came of one check. */
export type CheckResult = {
  readonly name: string
  /** What is wrong, a sentence each; nothing when the check passed. */
  readonly failures: readonly string[]
  /** How long it took, in ms. */
  readonly duration: number
}

/** Why something was thrown, in words. A connection's error says so in its cause. */
export function reasonOf(error: unknown): string {
  if (error instanceof z.core.$ZodError) return 'The answer has another form than documented.'
  if (!(error instanceof Error)) return String(error)
  const { name, message, cause } = error
  // That of a connection to a host with several addresses has no message, but a code.
  const reason = message === '' && 'code' in error ? String(error.code) : message
  const named = name === 'Error' ? reason : `${name}: ${reason}`
  return cause === undefined ? named : `${named}: ${reasonOf(cause)}`
}

/** What is wrong with one thing of an answer: nothing when it is as expected. */
export function difference(
  thing: string,
  expected: string | number,
  found: string | number | null | undefined,
): readonly string[] {
  if (found === expected) return []
  const what = found === null || found === undefined ? 'nothing' : JSON.stringify(found)
  return [`${thing}: expected ${JSON.stringify(expected)}, found ${what}.`]
}

/**
 * Runs a check and takes its time. Whatever is thrown is its failure, and nobody else's.
 *
 * @param work - finds what is wrong
 */
export async function runCheck(
  name: string,
  work: () => Promise<readonly string[]>,
): Promise<CheckResult> {
  const start = performance.now()
  const failures = await work().catch((error: unknown) => [reasonOf(error)])
  return { name, failures, duration: Math.round(performance.now() - start) }
}
