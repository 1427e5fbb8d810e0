import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Step } from './steps.ts'
import { countsFileSetting, readCounts, type TestCounts } from './test-counts.ts'

export type Outcome = {
  readonly passed: number
  /** What failed, each with its reason. */
  readonly failures: readonly string[]
}

/**
 * What a step with tests of its own comes to.
 *
 * @param counts - null when the runner ended before it counted
 */
export function outcomeOf(hasSucceeded: boolean, counts: TestCounts | null): Outcome {
  if (!counts) return { passed: 0, failures: ['It ended before it counted.'] }
  const { passed, emptyProjects } = counts
  const failures = [
    ...counts.failures,
    ...emptyProjects.map((project) => `No test of the project "${project}" ran.`),
  ]
  const hasUnknownReason = !hasSucceeded && failures.length === 0
  return {
    passed,
    failures: hasUnknownReason ? ['It complains, though no test failed.'] : failures,
  }
}

async function runScript(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
    // npm is a batch file there.
    shell: process.platform === 'win32',
    signal,
  })
  await once(child, 'close')
  return child.exitCode === 0
}

/** Runs one step; its output goes where ours goes. */
export async function runStep({ script, reporter }: Step, signal: AbortSignal): Promise<Outcome> {
  if (!reporter) {
    const hasSucceeded = await runScript([script], {}, signal)
    return hasSucceeded
      ? { passed: 1, failures: [] }
      : { passed: 0, failures: [`npm run ${script} failed.`] }
  }
  const folder = mkdtempSync(join(tmpdir(), 'test-counts-'))
  try {
    const file = join(folder, 'counts.json')
    const environment = { [countsFileSetting]: file }
    const hasSucceeded = await runScript([script, '--', ...reporter], environment, signal)
    return outcomeOf(hasSucceeded, readCounts(file))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
