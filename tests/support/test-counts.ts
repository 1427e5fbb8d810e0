import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from '#shared/schema.ts'

/** The environment variable that tells a reporter where to write what it counted. */
export const countsFileSetting = 'TEST_COUNTS_FILE'

const countsSchema = z.object({
  passed: z.int(),
  failed: z.int(),
  /** The projects of which no test ran. */
  emptyProjects: z.array(z.string()),
})

/** What a test runner counted. A test that did not run to its good end has failed, a skipped one too. */
export type TestCounts = z.infer<typeof countsSchema>

/** One test, as far as it counts. */
export type CountedTest = { readonly project: string; readonly hasPassed: boolean }

/**
 * Counts tests and leaves the result for whoever started the runner.
 *
 * @param projects - the names of all projects that should have run
 * @param otherErrors - failures that belong to no test, such as a file that cannot be loaded
 */
export function writeCounts(
  projects: readonly string[],
  tests: readonly CountedTest[],
  otherErrors: number,
): void {
  const file = process.env[countsFileSetting]
  if (!file) return
  const passed = tests.filter(({ hasPassed }) => hasPassed).length
  const counts: TestCounts = {
    passed,
    failed: tests.length - passed + otherErrors,
    emptyProjects: projects.filter((name) => !tests.some(({ project }) => project === name)),
  }
  writeFileSync(file, JSON.stringify(counts))
}

/** Reads what a runner counted; null when it did not get that far. */
export function readCounts(file: string): TestCounts | null {
  return existsSync(file) ? countsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}
