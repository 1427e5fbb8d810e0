import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommandError, runCommand } from '#infra/tools/command.ts'
import { runProgram } from '#infra/tools/run-program.ts'
import * as z from '#shared/schema.ts'

const reportFile = join(tmpdir(), `test-report-${process.pid}.json`)
const vitest = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
const playwright = ['--reporter=list,json']

const isLong = process.argv.includes('--long')

/** Without a reporter, which writes a JSON report, a part counts as one test; what it needs has to pass first. */
type Part = readonly [name: string, script: string, reporter?: readonly string[], needs?: string]

const long: Part = ['long', 'test:only-long', vitest, 'build']
const parts: readonly Part[] = [
  ['format', 'format:check'],
  ['lint', 'lint'],
  ['types', 'types'],
  ['unit', 'test:unit', vitest],
  ['build', 'build'],
  ['checks', 'test:build', vitest, 'build'],
  ['journeys', 'test:e2e', playwright, 'build'],
  ...(isLong ? [long] : []),
]
const partNames = parts.map(([name]) => name)
const help = `npm test runs all parts, npm test -- PART … only some: ${partNames.join(', ')}. npm run test:long tries more cases, and has one more part: long.`

const stats = z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() })
const reportSchema = z.union([
  z.object({ numPassedTests: z.int(), numTotalTests: z.int() }),
  z.object({ stats }),
])

/** The numbers of passed tests and of all tests in the report of vitest or Playwright. */
function countTests(): readonly [number, number] {
  try {
    const counts = reportSchema.parse(JSON.parse(readFileSync(reportFile, 'utf8')))
    if ('numTotalTests' in counts) return [counts.numPassedTests, counts.numTotalTests]
    return [counts.stats.expected, Object.values(counts.stats).reduce((a, b) => a + b)]
  } catch {
    return [0, 0]
  } finally {
    rmSync(reportFile, { force: true })
  }
}

/** Runs a package.json script, and whatever it starts ends with it if the run is stopped. */
async function runScript(args: readonly string[], signal: AbortSignal): Promise<boolean> {
  const env = { ...(isLong && { TEST_LONG: '1' }), PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }
  const options = { signal, env, errorMessage: 'A part failed.' }
  try {
    await runProgram('npm', ['run', '--silent', ...args], options)
    return true
  } catch (error) {
    if (error instanceof CommandError) return false
    throw error
  }
}

async function runPart([, script, reporter]: Part, signal: AbortSignal) {
  const start = performance.now()
  const isDone = await runScript([script, '--', ...(reporter ?? [])], signal)
  const [passed, all] = reporter ? countTests() : [Number(isDone), 1]
  // The script can also fail without a failed test, or find no tests.
  const failed = isDone && passed > 0 ? all - passed : Math.max(all - passed, 1)
  return { passed, failed, note: `${((performance.now() - start) / 1_000).toFixed(1)} s` }
}

runCommand(async (signal) => {
  const names = process.argv.slice(2).filter((name) => name !== '--long')
  if (names.includes('--help')) {
    console.log(help)
    return
  }
  const unknown = names.find((name) => !partNames.includes(name))
  if (unknown) throw new CommandError(`Unknown part "${unknown}": ${help}`)
  const needed = parts.flatMap(([name, , , needs]) => (names.includes(name) && needs) || [])
  const selected = names.length === 0 ? partNames : [...names, ...needed]

  const results = new Map<string, Awaited<ReturnType<typeof runPart>>>()
  for (const part of parts.filter(([name]) => selected.includes(name))) {
    const [name, , , needs = ''] = part
    console.log(`\n=== ${name}`)
    const notRun = { passed: 0, failed: 1, note: `not run, because ${needs} failed` }
    results.set(name, results.get(needs)?.failed ? notRun : await runPart(part, signal))
    signal.throwIfAborted()
  }

  console.log()
  const total = { passed: 0, failed: 0 }
  for (const [name, { passed, failed, note }] of results) {
    console.log(`${name.padEnd(10)}${passed} passed, ${failed} failed (${note})`)
    total.passed += passed
    total.failed += failed
  }
  console.log(`${total.passed} passed, ${total.failed} failed`)
  if (total.failed > 0) process.exitCode = 1
})
