import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { chromium } from '@playwright/test'
import { built } from '#infra/build/build-steps.ts'
import { filesIn } from '#infra/tools/files.ts'
import { browserArguments, findBrowser } from '#tests/support/browser.ts'
import { floorPageOf } from './floor-page.ts'
import { lighthouseFigures } from './lighthouse.ts'
import { pageMeasurements } from './page-measurements.ts'
import type { Results, Subject } from './results.ts'
import { serveFiles, trustArgument } from './serve-files.ts'

const floorPages = ['index.html', 'pricing/index.html']

const args = [...browserArguments, trustArgument]

/** Measures the built pages and their floors in a real browser. */
export async function measurePages(
  results: Results,
  { rounds, lighthouse }: { readonly rounds: number; readonly lighthouse: boolean },
  signal: AbortSignal,
): Promise<void> {
  const executablePath = findBrowser()
  const site = new Map(filesIn(built.site).map((file) => [pathOf(file), readFileSync(file)]))
  const floor = floorPages.map((path) => [path, floorPageOf(String(site.get(path)))] as const)
  const servers = { site: await serveFiles(site), floor: await serveFiles(new Map(floor)) }

  await using browser = await chromium.launch({ executablePath, args })
  const measurements = pageMeasurements.map(
    (measure) => (subject: Subject) => measure(browser, servers[subject]),
  )
  await results.measure('Pages', rounds, measurements)
  if (!lighthouse) return
  const score = (subject: Subject) =>
    lighthouseFigures(servers[subject].origin, executablePath, args, signal)
  await results.measure('Lighthouse', 3, [score])
}

function pathOf(file: string): string {
  return relative(built.site, file).replaceAll('\\', '/')
}
