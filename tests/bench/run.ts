import { parseArgs } from 'node:util'
import { CommandError, runCommand } from '#infra/tools/command.ts'
import { startSite } from '#tests/support/started-site.ts'
import { paths } from '#web/content/paths.ts'
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

type Cost = Readonly<Record<string, number>>

function medianOf(metric: string, costs: readonly Cost[]): string {
  const sorted = costs.map((cost) => cost[metric] ?? NaN).toSorted((a, b) => a - b)
  return (sorted[Math.floor(sorted.length / 2)] ?? NaN).toFixed(1)
}

/** Measures a page and its floor, the same page without scripts, in turns, so that what else runs affects both. */
async function measure(url: string, rounds: number): Promise<void> {
  const floor: Cost[] = []
  const site: Cost[] = []
  for (let round = 0; round < rounds; round++) {
    floor.push(await pageCost(url, false))
    site.push(await pageCost(url, true))
  }
  const row = (metric: string) => [
    metric,
    { floor: medianOf(metric, floor), site: medianOf(metric, site) },
  ]
  console.log(url)
  console.table(Object.fromEntries(Object.keys(site[0] ?? {}).map(row)))
}

runCommand(async () => {
  const { rounds, pages } = readOptions()
  const site = await startSite()
  for (const path of pages) await measure(site.url + path, rounds)
  await site.close()
})
