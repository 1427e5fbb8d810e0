import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import * as z from '#shared/schema.ts'

/** The environment variable that tells a reporter where to write what it counted. */
export const countsFileSetting = 'TEST_COUNTS_FILE'

const countsSchema = z.object({
  passed: z.int(),
  /** What failed, each with its reason. */
  failures: z.array(z.string()),
  /** The projects of which no test ran. */
  emptyProjects: z.array(z.string()),
})

/** What a test runner counted. A test that did not run to its good end has failed, a skipped one too. */
export type TestCounts = z.infer<typeof countsSchema>

/** One test, as far as it counts. */
export type CountedTest = {
  readonly project: string
  readonly name: string
  /** Why it failed; null when it passed. */
  readonly failure: string | null
}

/** The first line of an error's message, without colours: enough to recognise it by. */
export function reasonOf(error: { readonly message?: string | undefined } | undefined): string {
  const [line = ''] = stripVTControlCharacters(error?.message ?? '').split('\n')
  return line || 'no reason given'
}

/**
 * Counts tests and leaves the result for whoever started the runner.
 *
 * @param projects - the names of all projects that should have run
 * @param otherFailures - those that belong to no test, such as a file that cannot be loaded
 */
export function writeCounts(
  projects: readonly string[],
  tests: readonly CountedTest[],
  otherFailures: readonly string[],
): void {
  const file = process.env[countsFileSetting]
  if (!file) return
  const failures = tests.flatMap(({ project, name, failure }) =>
    failure === null ? [] : [`[${project}] ${name}: ${failure}`],
  )
  const counts: TestCounts = {
    passed: tests.length - failures.length,
    failures: [...failures, ...otherFailures],
    emptyProjects: projects.filter((name) => !tests.some(({ project }) => project === name)),
  }
  writeFileSync(file, JSON.stringify(counts))
}

/** Reads what a runner counted; null when it did not get that far. */
export function readCounts(file: string): TestCounts | null {
  return existsSync(file) ? countsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}
