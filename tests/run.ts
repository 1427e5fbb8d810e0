import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommandError, runCommand } from '#infra/tools/command.ts'
import * as z from '#shared/schema.ts'

type Part = {
  readonly name: string
  readonly script: string
  /** What makes the script report its tests; without it, the part counts as one test. */
  readonly reporter?: readonly string[]
  /** The part whose success is a precondition. */
  readonly needs?: string
}

const report = join(tmpdir(), `test-report-${process.pid}.json`)
const vitest = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
const playwright = ['--reporter=list,json']

const parts: readonly Part[] = [
  { name: 'format', script: 'format:check' },
  { name: 'lint', script: 'lint' },
  { name: 'types', script: 'types' },
  { name: 'unit', script: 'test:unit', reporter: vitest },
  { name: 'build', script: 'build' },
  { name: 'checks', script: 'test:build', reporter: vitest, needs: 'build' },
  { name: 'journeys', script: 'test:e2e', reporter: playwright, needs: 'build' },
]
const partNames = parts.map(({ name }) => name)
const help = `npm test runs all parts, npm test -- PART … some of them: ${partNames.join(', ')}.`

const stats = z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() })
const reportSchema = z.union([
  z.object({ numPassedTests: z.int(), numTotalTests: z.int() }),
  z.object({ stats }),
])

/** The numbers of passed and of all tests in what vitest or Playwright reported. */
function countTests(): readonly [number, number] {
  try {
    const counts = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')))
    if ('numTotalTests' in counts) return [counts.numPassedTests, counts.numTotalTests]
    return [counts.stats.expected, Object.values(counts.stats).reduce((a, b) => a + b)]
  } catch {
    return [0, 0]
  } finally {
    rmSync(report, { force: true })
  }
}

/** Runs a script of package.json in a process group, of which nothing is left afterwards. */
async function runScript(args: readonly string[], signal: AbortSignal): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    detached: true,
  })
  const endGroup = (how: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, how)
    } catch {
      // It has already ended.
    }
  }
  signal.addEventListener('abort', () => endGroup('SIGINT'))
  process.once('exit', () => endGroup('SIGKILL'))
  await once(child, 'close')
  endGroup('SIGKILL')
  return child.exitCode === 0
}

async function runPart({ script, reporter }: Part, signal: AbortSignal) {
  const start = performance.now()
  const isDone = await runScript([script, '--', ...(reporter ?? [])], signal)
  const [passed, all] = reporter ? countTests() : [Number(isDone), 1]
  // Also without a failed test the script may fail, or find no test.
  const failed = isDone && passed > 0 ? all - passed : Math.max(all - passed, 1)
  return { passed, failed, note: `${((performance.now() - start) / 1_000).toFixed(1)} s` }
}

runCommand(async (signal) => {
  const names = process.argv.slice(2)
  if (names.includes('--help')) {
    console.log(help)
    return undefined
  }
  const unknown = names.find((name) => !partNames.includes(name))
  if (unknown) throw new CommandError(`There is no part "${unknown}": ${help}`)
  const needed = parts.flatMap(({ name, needs }) => (names.includes(name) && needs) || [])
  const chosen = names.length === 0 ? partNames : [...names, ...needed]

  const results = new Map<string, Awaited<ReturnType<typeof runPart>>>()
  for (const part of parts.filter(({ name }) => chosen.includes(name))) {
    console.log(`\n=== ${part.name}`)
    const isReady = !results.get(part.needs ?? '')?.failed
    const notRun = { passed: 0, failed: 1, note: `not run, because ${part.needs} failed` }
    results.set(part.name, isReady ? await runPart(part, signal) : notRun)
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
  return undefined
})
