import { CommandError, runCommand, runProgram } from '#infra/tools/command.ts'

const isLong = process.argv.includes('--long')

/** The parts in their order, each an npm script, and the part that has to pass first. */
const parts: readonly (readonly [name: string, script: string, needs?: string])[] = [
  ['format', 'format:check'],
  ['lint', 'lint'],
  ['types', 'types'],
  ['unit', 'test:unit'],
  ['adopted', 'test:adopted'],
  ['build', 'build'],
  ['checks', 'test:build', 'build'],
  ['journeys', 'test:e2e', 'build'],
]
const partNames = parts.map(([name]) => name)
const help = `npm test runs all parts, npm test -- PART … only some: ${partNames.join(', ')}. npm run test:long tries more cases.`

// By its name, Windows finds only a batch file, which can't be started without a shell.
const { npm_execpath: npmFile } = process.env
const [npm, ...npmArgs] = npmFile ? [process.execPath, npmFile] : ['npm']

/** Runs a package.json script. */
async function passes(script: string, signal: AbortSignal): Promise<boolean> {
  const env = isLong ? { TEST_LONG: '1' } : {}
  try {
    const args = [...npmArgs, 'run', '--silent', script]
    await runProgram(npm, args, { signal, env, errorMessage: 'Failed.' })
    return true
  } catch (error) {
    if (error instanceof CommandError) return false
    throw error
  }
}

runCommand(async (signal) => {
  const names = process.argv.slice(2).filter((name) => name !== '--long')
  if (names.includes('--help')) {
    console.log(help)
    return
  }
  const unknown = names.find((name) => !partNames.includes(name))
  if (unknown) throw new CommandError(`Unknown part "${unknown}": ${help}`)
  const needed = parts.flatMap(([name, , needs]) => (names.includes(name) && needs) || [])
  const selected = names.length === 0 ? partNames : [...names, ...needed]

  const failed: string[] = []
  const results: string[] = []
  for (const [name, script, needs = ''] of parts.filter(([part]) => selected.includes(part))) {
    console.log(`\n=== ${name}`)
    const start = performance.now()
    const isRun = !failed.includes(needs)
    const isPassed = isRun && (await passes(script, signal))
    signal.throwIfAborted()
    if (!isPassed) failed.push(name)
    const note = isRun ? `${((performance.now() - start) / 1_000).toFixed(1)} s` : `needs ${needs}`
    results.push(`${name.padEnd(10)}${isPassed ? 'passed' : 'failed'} (${note})`)
  }
  const total = `${results.length - failed.length} passed, ${failed.length} failed`
  console.log(['', ...results, total].join('\n'))
  if (failed.length > 0) process.exitCode = 1
})
