import { accessSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError, runCommand } from '#infra/tools/command.ts'
import { measureEndpoint } from './endpoint.ts'
import { measurePages } from './pages.ts'
import { Results, tableOf } from './results.ts'
import { runProgram } from './run-program.ts'

const usage = `npm run bench -- [--rounds N] [--only page|endpoint|build] [--lighthouse] [--json FILE]
docs/performance.md says what is measured, and how to read it.`

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        rounds: { type: 'string', default: '5' },
        only: { type: 'string', default: '' },
        lighthouse: { type: 'boolean', default: false },
        json: { type: 'string', default: 'bench-results.json' },
      },
    })
    const { rounds, only, json } = values
    accessSync(dirname(json))
    if (!/^[1-9]\d?$/.test(rounds)) throw new Error('--rounds takes a number from 1 to 99.')
    if (!/^(page|endpoint|build)?$/.test(only)) throw new Error(`There is no part "${only}".`)
    return { ...values, rounds: Number(rounds) }
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

/** Runs `npm run build`, and returns the CPU time of all its processes, in seconds. */
async function build(signal: AbortSignal): Promise<number> {
  // Node can't tell what its children used. A shell can, in its second line:
  // https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#times
  const command = 'npm run --silent build >/dev/null && times'
  const output = await runProgram('sh', ['-c', command], signal)
  const [, minutes, seconds] = /\n(\d+)m([\d.]+)s/.exec(output) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

runCommand(async (signal) => {
  const { rounds, only, lighthouse, json } = readOptions()
  const results = new Results()
  const isChosen = (part: string) => only === '' || only === part

  // Whatever is measured has to be built from the sources as they are.
  for (let round = 1; round <= (isChosen('build') ? rounds : 1); round++) {
    console.log(`Build: round ${round}`)
    const seconds = await build(signal)
    if (isChosen('build')) results.add('site', { 'npm run build (user CPU s)': seconds })
  }
  if (isChosen('page')) await measurePages(results, { rounds, lighthouse }, signal)
  if (isChosen('endpoint')) await measureEndpoint(results, rounds, signal)

  const rows = results.rows()
  console.log(`\n${tableOf(rows)}\n`)
  writeFileSync(json, `${JSON.stringify({ rounds, rows }, null, 2)}\n`)
  console.log(`Every sample is in ${json}.`)
})
