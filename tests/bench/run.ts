import { parseArgs } from 'node:util'
import { CommandError, runCommand } from '#infra/tools/command.ts'
import { startSite } from '#tests/support/started-site.ts'
import { paths } from '#web/content/paths.ts'
import { startEndpoint } from './endpoint.ts'
import { pageCost } from './page-cost.ts'

const usage = `Usage: npm run bench -- [--rounds N] [PATH …]
See docs/performance.md.`

function readOptions() {
  const options = { rounds: { type: 'string', default: '3' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false })
  const rounds = Number(values.rounds)
  if (!(rounds >= 1 && rounds < 100) || positionals.some((path) => !path.startsWith('/')))
    throw new CommandError(usage)
  const pages = [paths.home, paths.pricing, paths.customQuote]
  return { rounds, pages: positionals.length > 0 ? positionals : pages }
}

// The floor is the least that does the same: a page without its scripts, a handler without packages.
const subjects = ['floor', 'site'] as const
type Subject = (typeof subjects)[number]

function median(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? NaN
}

/** Measures floor and site in turns, each round in the other order, so that what else runs on the machine affects both. */
async function compare(
  title: string,
  rounds: number,
  measure: (subject: Subject) => Promise<Readonly<Record<string, number>>>,
): Promise<void> {
  const samples: Record<Subject, Readonly<Record<string, number>>[]> = { floor: [], site: [] }
  for (let round = 0; round < rounds; round++) {
    for (const subject of round % 2 === 0 ? subjects : subjects.toReversed())
      samples[subject].push(await measure(subject))
  }
  const row = (metric: string) => {
    const medianOf = (subject: Subject) =>
      median(samples[subject].map((figures) => figures[metric] ?? NaN))
    return [metric, { floor: medianOf('floor').toFixed(1), site: medianOf('site').toFixed(1) }]
  }
  console.log(title)
  console.table(Object.fromEntries(Object.keys(samples.site[0] ?? {}).map(row)))
}

runCommand(async () => {
  const { rounds, pages } = readOptions()
  const site = await startSite()
  for (const path of pages) {
    const url = site.url + path
    await compare(path, rounds, (subject) => pageCost(url, subject === 'site'))
  }
  await site.close()
  const { startCold, close } = await startEndpoint()
  await compare('Cold start of the function', 5 * rounds, startCold)
  await close()
  return undefined
})
