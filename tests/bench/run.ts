import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { CommandError, runCommand } from '#infra/tools/command.ts'
import { browserArguments, findBrowser } from '#tests/support/browser.ts'
import { startSite } from '#tests/support/started-site.ts'
import { viewports } from '#tests/support/viewports.ts'
import { paths } from '#web/content/paths.ts'

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

// How long a page may go on working after its load event, in ms.
const settling = 6_000

/** Measures what a phone's first visit of a page costs, with or without its scripts. */
async function pageCost(url: string, javaScriptEnabled: boolean) {
  await using browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
  })
  const phone = { viewport: viewports.mobile, isMobile: true, hasTouch: true, javaScriptEnabled }
  const page = await browser.newPage(phone)
  const devtools = await page.context().newCDPSession(page)
  const bytes: number[] = []
  await devtools.send('Network.enable')
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => bytes.push(encodedDataLength))
  // In CPU time of the page's main thread, in which other programs hardly count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url)
  await sleep(settling)
  const { metrics } = await devtools.send('Performance.getMetrics')
  const milliseconds = (...names: readonly string[]) =>
    metrics
      .filter(({ name }) => names.includes(name))
      .reduce((sum, { value }) => sum + value * 1_000, 0)
  return {
    'main thread (ms)': milliseconds('TaskDuration'),
    'script (ms)': milliseconds('ScriptDuration'),
    'style and layout (ms)': milliseconds('LayoutDuration', 'RecalcStyleDuration'),
    requests: bytes.length,
    kB: bytes.reduce((sum, size) => sum + size, 0) / 1_000,
  }
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
