import type { CheckResult } from './check.ts'

const columns = ['Check', 'Result', 'ms'] as const

function rowOf({ name, failures, duration }: CheckResult): readonly string[] {
  return [name, failures.length === 0 ? 'passed' : 'FAILED', String(duration)]
}

/** How many checks failed, of how many; null when all passed. */
export function failureSummary(results: readonly CheckResult[]): string | null {
  const failed = results.filter(({ failures }) => failures.length > 0)
  return failed.length === 0 ? null : `${failed.length} of ${results.length} checks failed.`
}

/** A table of all checks, and below it what is wrong. */
export function report(results: readonly CheckResult[]): string {
  const rows = [columns, ...results.map(rowOf)]
  const [nameWidth = 0, resultWidth = 0, timeWidth = 0] = columns.map((_, index) =>
    Math.max(...rows.map((row) => row[index]?.length ?? 0)),
  )
  const table = rows.map(
    ([name = '', result = '', time = '']) =>
      `${name.padEnd(nameWidth)}  ${result.padEnd(resultWidth)}  ${time.padStart(timeWidth)}`,
  )
  const failures = results.flatMap((result) =>
    result.failures.map((failure) => `${result.name}: ${failure}`),
  )
  return [...table, ...(failures.length > 0 ? ['', ...failures] : [])].join('\n')
}
