import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Generated files: their sources, and the file that records when and with which settings they were made. */
export type Artifact = { readonly sources: readonly string[]; readonly stamp: string }

/** When a file, or anything in a folder, last changed. Adding or removing a file changes its folder. */
function changedAt(path: string): number {
  const stat = statSync(path)
  const names = stat.isDirectory() ? readdirSync(path) : []
  return Math.max(stat.mtimeMs, ...names.map((name) => changedAt(join(path, name))))
}

export function isUpToDate({ sources, stamp }: Artifact, settings: object): boolean {
  const madeAt = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (madeAt === 0 || readFileSync(stamp, 'utf8') !== JSON.stringify(settings)) return false
  return sources.every((source) => changedAt(source) <= madeAt)
}

/** Makes an artifact. If that fails, or a source changes in the meantime, the artifact stays out of date. */
export async function make({ stamp }: Artifact, settings: object, run: () => Promise<void>) {
  // File timestamps lag a few milliseconds behind the clock.
  const start = new Date(Date.now() - 100)
  rmSync(stamp, { force: true })
  await run()
  writeFileSync(stamp, JSON.stringify(settings))
  utimesSync(stamp, start, start)
}

export async function makeIfOutdated(
  artifact: Artifact,
  settings: object,
  run: () => Promise<void>,
): Promise<void> {
  if (!isUpToDate(artifact, settings)) await make(artifact, settings, run)
}
