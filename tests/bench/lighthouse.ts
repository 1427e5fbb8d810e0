import * as z from '#shared/schema.ts'
import type { Figures } from './results.ts'
import { runProgram } from './run-program.ts'

// The last major version that runs on Node 20. It is no package of the project, to which it would add a hundred others.
const lighthouse = 'lighthouse@12.2.3'

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.object({ 'total-blocking-time': z.object({ numericValue: z.number() }) }),
})

/** Lighthouse's scores, of 100, for a page on its mobile phone. */
export async function lighthouseFigures(
  address: string,
  browserPath: string,
  browserArgs: readonly string[],
  signal: AbortSignal,
): Promise<Figures> {
  const flags = ['--headless=new', '--no-sandbox', ...browserArgs].join(' ')
  const args = ['--yes', lighthouse, address, '--output=json', '--quiet', `--chrome-flags=${flags}`]
  const output = await runProgram('npx', args, signal, { CHROME_PATH: browserPath })
  const { categories, audits } = reportSchema.parse(JSON.parse(output))
  const blockingTime = audits['total-blocking-time'].numericValue
  const figures: Record<string, number> = { 'Lighthouse: blocking time (ms)': blockingTime }
  for (const [category, { score }] of Object.entries(categories)) {
    figures[`Lighthouse: ${category} (of 100)`] = score * 100
  }
  return figures
}
