import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { BuildSettings } from './build-settings.ts'
import { built } from './build-steps.ts'

// What decides what the build writes. The lock file stands for the packages.
const sourceFolders = ['shared', 'web', 'lambda']
const sourceFiles = [
  'infra/build-steps.ts',
  'infra/bundle-lambda.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

const recordFile = 'dist/built-from'

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name))
}

/** A hash of everything that the build reads: the settings, and the names and contents of files in the project's folder. */
async function sourceHash(root: string, settings: BuildSettings): Promise<string> {
  const inFolders = await Promise.all(sourceFolders.map((folder) => filesIn(join(root, folder))))
  const files = sourceFiles.map((file) => join(root, file)).filter((file) => existsSync(file))
  const hash = createHash('sha256').update(`${JSON.stringify(settings)}\n`)
  for (const file of [...files, ...inFolders.flat()].toSorted()) {
    const content = createHash('sha256').update(await readFile(file))
    hash.update(`${relative(root, file)}\n${content.digest('hex')}\n`)
  }
  return hash.digest('hex')
}

/** Whether everything is built, from sources and settings as they are now: not from those before the last `git pull`. */
export async function isUpToDate(root: string, settings: BuildSettings): Promise<boolean> {
  const outputs = [built.site, built.lambda, recordFile].map((path) => join(root, path))
  if (!outputs.every((path) => existsSync(path))) return false
  return (await readFile(join(root, recordFile), 'utf8')) === (await sourceHash(root, settings))
}

/** Runs a build and records what it was made from: the sources at its start. A build that fails leaves no record. */
export async function recordBuild(
  root: string,
  settings: BuildSettings,
  build: () => Promise<void>,
): Promise<void> {
  const file = join(root, recordFile)
  const hash = await sourceHash(root, settings)
  await rm(file, { force: true })
  await build()
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, hash)
}
