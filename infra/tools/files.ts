import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** The paths of all files in a folder, with `/` on every system. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name).replaceAll(sep, '/'))
}

/** Generated files: their sources, and the file that records from what they were made. */
export type Artifact = { readonly sources: readonly string[]; readonly stamp: string }

/** What an artifact is made from. Times don't say it: a clock may be ahead, and an archive keeps its own. */
function ingredients({ sources }: Artifact, settings: object): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const source of sources) {
    const files = statSync(source).isDirectory() ? filesIn(source).toSorted() : [source]
    for (const file of files) {
      const content = readFileSync(file)
      hash.update(`\n${file.slice(source.length)} ${content.length}\n`).update(content)
    }
  }
  return hash.digest('hex')
}

export function isUpToDate(artifact: Artifact, settings: object): boolean {
  const { stamp } = artifact
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === ingredients(artifact, settings)
}

/** Makes an artifact. If that fails, or a source changes in the meantime, the artifact stays out of date. */
export async function make(artifact: Artifact, settings: object, run: () => Promise<void>) {
  const { stamp } = artifact
  const made = ingredients(artifact, settings)
  rmSync(stamp, { force: true })
  await run()
  writeFileSync(stamp, made)
}

export const built = { site: 'dist/site', lambda: 'dist/lambda/index.mjs' } as const

// The lock file stands in for node_modules.
export const buildArtifact: Artifact = {
  sources: [
    'shared',
    'web',
    'lambda',
    'infra/build',
    'infra/stack/edge',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
  ],
  stamp: 'dist/built-from',
}

/** A working tree's commit, with `-dirty` if a file is changed or new; `unknown` without Git, as in a ZIP. */
export function readCommit(cwd = '.'): string {
  // Of this folder alone: otherwise Git would answer for a repository around it.
  const git = (...args: readonly string[]) =>
    spawnSync('git', ['--git-dir=.git', ...args], { cwd, encoding: 'utf8' })
  const { status, stdout } = git('rev-parse', '--verify', 'HEAD')
  if (status !== 0) return 'unknown'
  return git('status', '--porcelain').stdout === '' ? stdout.trim() : `${stdout.trim()}-dirty`
}
